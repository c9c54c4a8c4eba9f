import type { Refusal } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { Worded } from './worded.tsx';
import './refusal-text.css';

/** Why something may not be done, with the way to its rule. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { session, names } = useTable();
  return (
    <span className="refusal">
      <Worded text={session.title.explain(refusal, names)} /> <RuleLink rule={refusal.rule} />
    </span>
  );
}

/** The way to a rule; nothing where it is none of the rulebook. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { info } = useTable();
  const { openRule } = useTableUi();
  return info.rules.some(({ id }) => id === rule) ? (
    <button type="button" className="link" onClick={() => openRule(rule)}>
      Rule {rule}
    </button>
  ) : null;
}
