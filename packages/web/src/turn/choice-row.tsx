import { NumberField } from '@base-ui/react/number-field';
import type { Choice, Range } from '@roundhouse/engine/play';
import { subjectOf } from '@roundhouse/titles';
import { useRef, useState } from 'react';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { isAbout } from '../guide/guide.ts';
import { Icon } from '../ui/icon.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { ChoiceButton } from './choice-button.tsx';
import { byWhom, choiceWords, isOffer } from './choice-words.ts';
import './choice-row.css';

/** A choice in one row: what, what it brings about, an amount where one is to be named, and the button. */
export function ChoiceRow(props: {
  readonly choice: Choice;
  readonly count?: number;
  readonly note?: string;
  readonly danger?: boolean;
  /** What stands above the row already. */
  readonly under?: string;
}) {
  const { choice, count = 1, note = '', danger = false, under } = props;
  const { session, names, info, view } = useTable();
  const wanted = isAbout(useTableUi().wanted, choice) ? ' choice-wanted' : '';
  const { range } = choice;
  const [typed, setValue] = useState(() =>
    startValue(range, info.privates[subjectOf(info.terms, choice.action)]?.face),
  );
  const value = range === undefined ? 0 : Math.min(Math.max(typed, range.min), range.max);
  const action = range === undefined ? choice.action : { ...choice.action, [range.field]: value };
  const sentence = session.title.sentences.action(action, names);
  const offer = isOffer(action, view);
  const { verb, thing } = choiceWords(
    sentence,
    offer,
    range !== undefined || note !== '',
    range !== undefined,
  );
  if (thing === '' && range === undefined) {
    return (
      <li className={`choice-row choice-row-plain${wanted}`}>
        <ChoiceButton choice={choice} />
        {note !== '' && <span className={danger ? 'choice-note choice-bad' : 'choice-note'}>{note}</span>}
      </li>
    );
  }
  const { company } = action;
  const badge = typeof company === 'string' ? info.companies[company] : undefined;
  return (
    <li className={`choice-row${wanted}`}>
      {typeof company === 'string' && badge !== undefined && (
        <CompanyBadge id={company} text={badge} size={24} />
      )}
      <span className="choice-thing">
        {byWhom(action, view, names)}
        {thing !== under && thing}
        {count > 1 && <strong> ×{count}</strong>}
        {(offer || note !== '') && (
          <span className={danger ? 'choice-note choice-bad figures' : 'choice-note figures'}>
            {[...(offer ? [agreement(action, view, names)] : []), note]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        )}
      </span>
      {range !== undefined && <Stepper range={range} value={value} label={sentence} onChange={setValue} />}
      <button
        type="button"
        className="button choice-do"
        data-action={action.type}
        aria-label={offer ? sentence.replace(/^Buy/, 'Offer to buy') : sentence}
        onClick={() => session.act(action)}
      >
        {verb}
      </button>
    </li>
  );
}

const startValue = (range: Range | undefined, face: number | undefined): number => face ?? range?.min ?? 0;

/** Who has to agree to an offer. */
function agreement(
  { from, item }: Choice['action'],
  { companies, privates }: ReturnType<typeof useTable>['view'],
  names: (id: string) => string,
): string {
  const seller =
    companies.find(({ id }) => id === from)?.president ?? privates.find(({ id }) => id === item)?.owner;
  return seller === undefined ? '' : `${names(seller)} must agree`;
}

/** Less and more; held down, they go to the least and the most. */
function Stepper(props: {
  readonly range: Range;
  readonly value: number;
  readonly label: string;
  onChange(value: number): void;
}) {
  const { money } = useTable();
  const { range, value, label, onChange } = props;
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hold = (to: number) => ({
    onPointerDown: () => {
      held.current = setTimeout(() => onChange(to), 600);
    },
    onPointerUp: () => clearTimeout(held.current),
    onPointerLeave: () => clearTimeout(held.current),
  });
  const limits = `from ${money(range.min)} to ${money(range.max)}${range.step > 1 ? ` in steps of ${money(range.step)}` : ''}`;
  return (
    <NumberField.Root
      value={value}
      onValueChange={(next) => onChange(next ?? range.min)}
      min={range.min}
      max={range.max}
      step={range.step}
      className="range-field"
    >
      <NumberField.Group className="range-group" title={`${limits}; hold − or + for the least or the most`}>
        <NumberField.Decrement className="range-step" aria-label="Less" {...hold(range.min)}>
          <Icon name="minus" size={16} />
        </NumberField.Decrement>
        <span className="range-sign" aria-hidden="true">
          {money(0).replace(/\d/, '')}
        </span>
        <NumberField.Input className="range-input" aria-label={`${label}: amount, ${limits}`} />
        <NumberField.Increment className="range-step" aria-label="More" {...hold(range.max)}>
          <Icon name="plus" size={16} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
