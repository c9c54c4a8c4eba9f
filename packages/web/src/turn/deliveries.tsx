import { useState } from 'react';
import { useTable } from '../game/table-context.ts';
import type { Supply } from '../run/draft.ts';
import { placeName } from '../run/run-lines.ts';
import './deliveries.css';

/** Which cube goes where: a choice for each stop of a route that gets one or could. */
export function Deliveries(props: {
  readonly type: string;
  /** Null until they are known. */
  supplies(): readonly Supply[] | null;
  onChange(to: string, from: string | null): void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="deliveries"
      aria-label={`Deliveries of train ${props.type}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Change deliveries</summary>
      {open && <Supplies {...props} />}
    </details>
  );
}

function Supplies({ supplies, onChange }: Omit<Parameters<typeof Deliveries>[0], 'type'>) {
  const { info } = useTable();
  const nameOf = (hex: string) => placeName(info.geography, hex);
  const list = supplies();
  if (list === null) return null;
  if (list.length === 0) return <p className="muted deliveries-none">No cube can be delivered.</p>;
  return (
    <ul className="deliveries-list">
      {list.map(({ to, from, sources }) => (
        <li key={to}>
          <label>
            <span>{nameOf(to)}</span>
            <select
              data-to={to}
              value={from ?? ''}
              onChange={({ target }) => onChange(to, target.value === '' ? null : target.value)}
            >
              <option value="">no cube</option>
              {sources.map((hex) => (
                <option key={hex} value={hex}>
                  from {nameOf(hex)}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}
