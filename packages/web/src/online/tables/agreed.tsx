import type { TableDetails } from '@roundhouse/server/contract';
import { useTitleInfo } from '../../pages/use-title-info.ts';
import { timingText, UNDO_TEXT } from './words.ts';

/** What was agreed when a table was opened, line by line: for a list of terms. */
export function AgreedTerms({ table }: { readonly table: TableDetails }) {
  const info = useTitleInfo(table.title);
  const variants = (info?.options ?? []).flatMap(({ id, name, values }) => {
    const value = table.options[id];
    if (value === undefined || value === values[0]) return [];
    return [value === true ? name : `${name}: ${value === false ? 'no' : String(value)}`];
  });
  return (
    <>
      <dt>Variants</dt>
      <dd>{variants.length === 0 ? 'None: by the book.' : variants.join(', ')}</dd>
      <dt>Time</dt>
      <dd>{timingText(table.timing)}</dd>
      <dt>Taking back</dt>
      <dd>{UNDO_TEXT[table.undo]}</dd>
      {!table.imported && (
        <>
          <dt>Seats</dt>
          <dd>{table.seating === 'drawn' ? 'Drawn at the start.' : 'In the order of joining.'}</dd>
        </>
      )}
      {table.master && (
        <>
          <dt>Master</dt>
          <dd>{table.owner.name} may move for anybody; the log shows it.</dd>
        </>
      )}
    </>
  );
}
