import type { TableView } from '../../contract.ts';
import { useTable } from '../../game/table-context.ts';

/** What this title's view has besides. */
export interface GorgeOwn {
  readonly steel: {
    readonly columns: readonly {
      readonly id: string;
      readonly colour: string;
      readonly open: boolean;
      readonly spaces: readonly { readonly price: number; readonly cube: boolean }[];
    }[];
    readonly next: readonly { readonly colour: string; readonly column: string; readonly price: number }[];
    readonly emptyPrice: number;
    readonly box: number;
    readonly tilesLeft: number | null;
    readonly depot: number;
  };
  readonly gold: {
    readonly track: string;
    readonly plusPrice: boolean;
    readonly spaces: readonly {
      readonly amount: number;
      readonly colour: string | null;
      readonly covered: boolean;
      readonly open: boolean;
    }[];
    readonly dividend: number;
    readonly supply: number;
  };
  readonly debts: {
    readonly treaty: boolean;
    readonly price: number;
    readonly debtors: readonly {
      readonly company: string;
      readonly owed: number;
      readonly paid: number;
      readonly penalty: number;
    }[];
  };
  readonly deck: {
    readonly cards: readonly {
      readonly kind: string;
      readonly text: string;
      readonly price: number | null;
    }[];
    readonly lastSet: number | null;
  };
  readonly coal: { readonly creek: number; readonly mines: number; readonly depot: number };
  readonly frozen: boolean;
}

type Own = TableView['own'];

const isGorge = (own: Own): own is Own & GorgeOwn =>
  ['steel', 'gold', 'debts', 'deck', 'coal'].every(
    (part) => typeof own[part] === 'object' && own[part] !== null,
  );

export function useGorge(): GorgeOwn {
  const { view } = useTable();
  if (!isGorge(view.own)) throw new Error('This is not a table of 18 Royal Gorge');
  return view.own;
}
