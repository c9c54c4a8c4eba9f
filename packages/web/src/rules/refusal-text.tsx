import type { Refusal } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { Worded } from './worded.tsx';
import './refusal-text.css';

/** Why something may not be done, with the way to its rule. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { info, session } = useTable();
  const { openRule } = useTableUi();
  const known = info.rules.some(({ id }) => id === refusal.rule);
  return (
    <span className="refusal">
      <Worded text={session.title.explain(refusal)} />{' '}
      {known && (
        <button type="button" className="link" onClick={() => openRule(refusal.rule)}>
          Rule {refusal.rule}
        </button>
      )}
    </span>
  );
}
