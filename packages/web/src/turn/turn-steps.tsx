import { Popover } from '@base-ui/react/popover';
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

/** A step by its number and name. */
function StepWords(props: { readonly step: string; readonly state: StepState; readonly index: number }) {
  const { step, state, index } = props;
  const { terms } = useTable().info;
  return (
    <>
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
      <span className="hidden-label"> ({WORDS[state]})</span>
    </>
  );
}

/** The reason stands below it where there is room; anywhere, a tap or a key shows it. */
function Skipped(props: { readonly step: string; readonly index: number; readonly why: string }) {
  const { step, index, why } = props;
  const { terms } = useTable().info;
  return (
    <Popover.Root>
      <Popover.Trigger className="turn-steps-ask">
        <StepWords step={step} state="skipped" index={index} />
        <span className="turn-steps-why">{why}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="popup-layer">
          <Popover.Popup className="popup turn-steps-told">
            <Popover.Title className="turn-steps-title">{nameOf(terms, step)}</Popover.Title>
            <Popover.Description>Skipped: {why}.</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

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
            {why === undefined ? (
              <StepWords step={step} state={state} index={index} />
            ) : (
              <Skipped step={step} index={index} why={why} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
