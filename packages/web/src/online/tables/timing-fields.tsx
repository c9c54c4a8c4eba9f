import type { NewTable, Timing } from '@roundhouse/server/contract';
import { ChoiceLine } from '../ui/choice-line.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { durationText } from '../ui/times.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is chosen about time, for either way to play. */
export interface TimingChoice {
  readonly counts: 'none' | 'move' | 'clock';
  /** Seconds. */
  readonly perMove: number;
  readonly start: number;
  readonly more: number;
  readonly late: Timing['late'];
}

export const NO_TIMING: TimingChoice = {
  counts: 'none',
  perMove: DAY,
  start: 2 * HOUR,
  more: 30,
  late: 'remind',
};

const LIVE_MOVES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const SLOW_MOVES = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const STARTS = [30 * MINUTE, HOUR, 90 * MINUTE, 2 * HOUR, 3 * HOUR, 4 * HOUR];
const MORES = [0, 10, 30, MINUTE, 2 * MINUTE];

const movesFor = (pace: NewTable['pace']): readonly number[] => (pace === 'live' ? LIVE_MOVES : SLOW_MOVES);

/** As the server wants it. */
export function timingOf(choice: TimingChoice, pace: NewTable['pace']): Timing {
  const { counts, perMove, start, more, late } = choice;
  const moves = movesFor(pace);
  return {
    perMove: counts === 'move' ? (moves.includes(perMove) ? perMove : (moves[1] ?? perMove)) : null,
    clock: counts === 'clock' && pace === 'live' ? { start, perMove: more } : null,
    late: counts === 'none' ? 'remind' : late,
  };
}

const COUNTS = {
  live: [
    ['none', 'No limit'],
    ['move', 'For each move'],
    ['clock', 'A clock for the game'],
  ],
  correspondence: [
    ['none', 'No limit'],
    ['move', 'For each move'],
  ],
} as const;

/** Time for a move or for the whole game, and what happens after it. */
export function TimingFields(props: {
  readonly pace: NewTable['pace'];
  readonly choice: TimingChoice;
  onChange(choice: TimingChoice): void;
}) {
  const { pace, choice, onChange } = props;
  const timing = timingOf(choice, pace);
  const change = (next: Partial<TimingChoice>) => onChange({ ...choice, ...next });
  return (
    <>
      <ChoiceLine
        label="Time"
        name="counts"
        options={COUNTS[pace]}
        value={choice.counts}
        onChange={(counts) => change({ counts })}
      />
      {timing.perMove !== null && (
        <Seconds
          label="Time for a move"
          values={movesFor(pace)}
          value={timing.perMove}
          onChange={(perMove) => change({ perMove })}
        />
      )}
      {timing.clock !== null && (
        <div className="form-pair">
          <Seconds
            label="At the start each has"
            values={STARTS}
            value={timing.clock.start}
            onChange={(start) => change({ start })}
          />
          <Seconds
            label="Every move adds"
            values={MORES}
            value={timing.clock.perMove}
            onChange={(more) => change({ more })}
          />
        </div>
      )}
      {choice.counts !== 'none' && (
        <ChoiceLine
          label="When time runs out"
          name="late"
          options={[
            ['remind', 'remind the player'],
            ['bot', 'let a bot move'],
          ]}
          value={choice.late}
          onChange={(late) => change({ late })}
        />
      )}
    </>
  );
}

function Seconds(props: {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  onChange(value: number): void;
}) {
  const { label, values, value, onChange } = props;
  const options = values.map(
    (seconds) => [seconds, seconds === 0 ? 'nothing' : durationText(seconds * 1000)] as const,
  );
  return <SelectField label={label} value={value} options={options} onChange={onChange} />;
}
