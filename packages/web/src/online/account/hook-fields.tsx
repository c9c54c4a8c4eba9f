import type { NotificationSettings } from '@roundhouse/server/contract';
import { useState } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

type Hook = NonNullable<NotificationSettings['hook']>;

const SHAPES = [
  ['discord', 'Discord'],
  ['slack', 'Slack'],
  ['plain', 'another, as {"text": …}'],
] as const satisfies readonly (readonly [Hook['shape'], string])[];

/** Where a webhook goes and how it is written. */
export function HookFields(props: {
  readonly hook: Hook | null;
  readonly busy: boolean;
  onKeep(hook: Hook | null): void;
}) {
  const { hook, busy, onKeep } = props;
  const [url, setUrl] = useState(hook?.url ?? '');
  const [shape, setShape] = useState<Hook['shape']>(hook?.shape ?? 'discord');
  return (
    <>
      <div className="form-pair">
        <TextField label="Address" type="url" placeholder="https://…" value={url} onChange={setUrl} />
        <SelectField label="Service" value={shape} options={SHAPES} onChange={setShape} />
      </div>
      <div className="form-buttons">
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => onKeep(url.trim() === '' ? null : { url: url.trim(), shape })}
        >
          Save the address
        </button>
      </div>
    </>
  );
}
