import { nameOf, type Terms } from '@roundhouse/titles';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import { type StepState, stepsOfTurn } from './steps-of-turn.ts';
import { useBand } from './turn-heading.tsx';
import { whyNothing } from './why-nothing.ts';
import './turn-steps.css';

const WORDS: Readonly<Record<StepState, string>> = {
  done: 'done',
  passed: 'passed',
  skipped: 'skipped',
  now: 'now',
  next: 'to come',
};

/** As short as the strip wants it: "Track". */
const shortStep = (terms: Terms, step: string): string => nameOf({ ...terms, names: {} }, step);

/** The steps of a company's turn with the present one marked, and why others were skipped. */
export function TurnSteps() {
  const { view, info, session, snapshot } = useTable();
  const { terms } = info;
  const { ground } = useBand();
  if (view.operating === null || view.ended !== null || terms.turnSteps.length === 0) return null;
  const steps = stepsOfTurn(terms, view.step, view.operating, session.table.events.slice(0, snapshot.shown));
  return (
    <ol className="turn-steps" aria-label="Steps of the turn">
      {steps.map(({ step, state }, index) => {
        const why = state === 'skipped' ? whyNothing(step, view, info) : undefined;
        const text = why === undefined ? WORDS[state] : `${WORDS[state]}: ${why}`;
        return (
          <li
            key={step}
            className={`turn-steps-${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
            style={state === 'now' ? { borderBottomColor: ground } : undefined}
            title={`${nameOf(terms, step)}: ${text}`}
          >
            <span className="turn-steps-mark" aria-hidden="true">
              {state === 'done' ? (
                <Icon name="check" size={12} />
              ) : state === 'next' || state === 'now' ? (
                index + 1
              ) : (
                '–'
              )}
            </span>
            <span className="turn-steps-name">{shortStep(terms, step)}</span>
            <span className="hidden-label"> ({text})</span>
            {why !== undefined && (
              <span className="turn-steps-why" aria-hidden="true">
                {why}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
