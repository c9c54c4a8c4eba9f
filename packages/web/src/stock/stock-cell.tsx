import { Popover } from '@base-ui/react/popover';
import type { Choice } from '@roundhouse/engine/play';
import { useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { RefusalText } from '../rules/refusal-text.tsx';
import { ChoiceList } from '../turn/choice-groups.tsx';
import { PresidentMark } from '../ui/president-mark.tsx';
import { attemptAt, type StockCell } from './cell-choices.ts';
import { useOwnColumn } from './own-column.ts';

/** A holding. Where something can be done with it, it is a button that offers it; elsewhere it says why not. */
export function StockCellView(props: {
  readonly cell: StockCell;
  readonly percent: number;
  readonly president: boolean;
  readonly choices: readonly Choice[] | undefined;
}) {
  const { cell, percent, president, choices } = props;
  const { view, names, snapshot } = useTable();
  /** Open only in the position in which it was opened: a move closes it. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [acting] = view.acting;
  const held = percent === 0 ? '' : `${percent}%`;
  const inStock = snapshot.live && view.operating === null && acting !== undefined;
  const isOwn = cell.place === acting;
  const asks =
    choices !== undefined ||
    (inStock && percent > 0 && (isOwn || !view.players.some(({ id }) => id === cell.place)));
  const content = (
    <>
      {held}
      {president && <PresidentMark />}
    </>
  );
  const column = useOwnColumn() === cell.place ? 'stock-mine' : '';
  if (!asks) return <td className={column}>{content}</td>;
  const label = `${cell.company}, ${names(cell.place)}: ${held === '' ? 'nothing' : held}`;
  return (
    <td className={`stock-cell ${column}`}>
      <Popover.Root
        open={openAt === snapshot.shown}
        onOpenChange={(open) => setOpenAt(open ? snapshot.shown : null)}
      >
        <Popover.Trigger
          className={choices === undefined ? 'stock-closed' : 'stock-open'}
          data-cell={`${cell.company}/${cell.place}`}
        >
          <span className="hidden-label">
            {cell.company}, {names(cell.place)}:{' '}
          </span>
          {content}
          {held === '' && (choices === undefined ? <span className="hidden-label">nothing</span> : '+')}
          <span className="hidden-label">
            {choices === undefined ? ', not possible now: why?' : ', choose'}
          </span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={4} className="popup-layer">
            <Popover.Popup className="popup" aria-label={label}>
              {choices !== undefined ? (
                <ChoiceList choices={choices} />
              ) : (
                <Why cell={cell} player={acting ?? ''} />
              )}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </td>
  );
}

/** Which rule forbids to buy or sell here. */
function Why({ cell, player }: { readonly cell: StockCell; readonly player: string }) {
  const { snapshot } = useTable();
  const refusal = snapshot.position.judge(attemptAt(cell, player, 10));
  return refusal === null ? null : <RefusalText refusal={refusal} />;
}
