import { NumberField } from '@base-ui/react/number-field';
import type { Choice, Range } from '@roundhouse/engine';
import { subjectOf } from '@roundhouse/titles';
import { useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './choice-button.css';

/** One choice as a button in words; with a range, a stepper beside it. */
export function ChoiceButton(props: {
  readonly choice: Choice;
  readonly main?: boolean;
  /** Instead of the title's own words. */
  readonly label?: string | undefined;
}) {
  const { choice, main = false, label } = props;
  const { session, names } = useTable();
  if (choice.range !== undefined) return <RangeChoice choice={choice} range={choice.range} />;
  return (
    <button
      type="button"
      className={main ? 'button button-main choice' : 'button choice'}
      data-action={choice.action.type}
      onClick={() => session.act(choice.action)}
    >
      {label ?? session.title.sentences.action(choice.action, names)}
    </button>
  );
}

/** A number is chosen between the least and the most that are allowed, from the face value on where there is one. */
function RangeChoice({ choice, range }: { readonly choice: Choice; readonly range: Range }) {
  const { session, names, info } = useTable();
  const [typed, setValue] = useState(
    () => info.privates[subjectOf(info.terms, choice.action)]?.face ?? range.min,
  );
  const value = Math.min(Math.max(typed, range.min), range.max);
  const action = { ...choice.action, [range.field]: value };
  const label = session.title.sentences.action(action, names);
  return (
    <div className="range">
      <NumberField.Root
        value={value}
        onValueChange={(next) => setValue(next ?? range.min)}
        min={range.min}
        max={range.max}
        step={range.step}
        className="range-field"
      >
        <NumberField.Group className="range-group">
          <NumberField.Decrement className="range-step" aria-label="Less">
            <Icon name="minus" size={16} />
          </NumberField.Decrement>
          <NumberField.Input className="range-input" aria-label={`${label}: amount`} />
          <NumberField.Increment className="range-step" aria-label="More">
            <Icon name="plus" size={16} />
          </NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
      <button
        type="button"
        className="button choice range-do"
        data-action={choice.action.type}
        onClick={() => session.act(action)}
      >
        {label}
      </button>
      <div className="range-limits muted figures">
        <button type="button" className="link" onClick={() => setValue(range.min)}>
          least {range.min}
        </button>
        {' · '}
        <button type="button" className="link" onClick={() => setValue(range.max)}>
          most {range.max}
        </button>
        {range.step > 1 && ` · steps of ${range.step}`}
      </div>
    </div>
  );
}
