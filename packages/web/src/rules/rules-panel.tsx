import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { RulesBook } from './rules-book.tsx';

/** The rules at the table; a refusal leads here to its rule. */
export function RulesPanel() {
  const { info } = useTable();
  const { rule } = useTableUi();
  return (
    <div className="panel-body">
      <RulesBook info={info} wanted={rule} />
    </div>
  );
}
