import type { NotificationSettings } from '@roundhouse/server/contract';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

export type Hook = NonNullable<NotificationSettings['hook']>;

const SHAPES = [
  ['discord', 'Discord'],
  ['slack', 'Slack'],
  ['plain', 'another, as {"text": …}'],
] as const satisfies readonly (readonly [Hook['shape'], string])[];

/** Where a webhook goes and how it is written. */
export function HookFields(props: {
  readonly hook: Hook;
  /** What is wrong with the address. */
  readonly problem: string | null;
  readonly busy: boolean;
  onChange(hook: Hook): void;
  onKeep(): void;
}) {
  const { hook, problem, busy, onChange, onKeep } = props;
  return (
    <>
      <div className="form-pair">
        <TextField
          label="Address"
          type="url"
          placeholder="https://…"
          value={hook.url}
          problem={problem}
          onChange={(url) => onChange({ ...hook, url })}
        />
        <SelectField
          label="Service"
          value={hook.shape}
          options={SHAPES}
          onChange={(shape) => onChange({ ...hook, shape })}
        />
      </div>
      <div className="form-buttons">
        <button type="button" className="button" disabled={busy} onClick={onKeep}>
          Save the address
        </button>
      </div>
    </>
  );
}
