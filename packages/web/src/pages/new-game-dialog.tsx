import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { TITLES } from '../contract.ts';
import type { NewSeat } from '../game/new-game.ts';
import { SEAT_KINDS, SEAT_TEXT } from '../game/seats.ts';
import { Icon } from '../ui/icon.tsx';
import { tableAhead } from './load-table.ts';
import { OptionFields } from './option-fields.tsx';
import { useTitleInfo } from './use-title-info.ts';
import './dialog.css';
import './new-game-dialog.css';

const seat = (name = ''): NewSeat => ({ name, kind: 'human' });
const randomSeed = (): number => Math.floor(Math.random() * 2 ** 31);

interface NewGameDialogProps {
  /** Chosen at first; it can be changed. */
  readonly title?: string;
  /** The look of the button that opens it, and what stands on it. */
  readonly className: string;
  /** What is read out in place of what stands on it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Title, players, options: a new game around this screen. */
export function NewGameDialog(props: NewGameDialogProps) {
  const { title = TITLES[0]?.id ?? '', className, label, children } = props;
  return (
    <Dialog.Root>
      <Dialog.Trigger className={className} aria-label={label}>
        {children}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">New game</Dialog.Title>
          <NewGameForm first={title} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function NewGameForm({ first }: { readonly first: string }) {
  const [title, setTitle] = useState(first);
  const [seats, setSeats] = useState<readonly NewSeat[]>([seat(), seat(), seat()]);
  const [options, setOptions] = useState<Readonly<Record<string, string | boolean>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const info = useTitleInfo(title);
  const least = info?.players.min ?? 2;
  const most = info?.players.max ?? 6;
  const shown =
    seats.length > most
      ? seats.slice(0, most)
      : [...seats, ...Array.from({ length: Math.max(0, least - seats.length) }, () => seat())];
  const change = (index: number, next: Partial<NewSeat>) =>
    setSeats(shown.map((old, at) => (at === index ? { ...old, ...next } : old)));

  const start = async (event: FormEvent) => {
    event.preventDefault();
    void tableAhead();
    try {
      const { beginGame } = await import('../game/begin-game.ts');
      const begun = await beginGame({ title, seats: shown, options, seed: randomSeed() });
      if (typeof begun === 'object') setProblem(begun.error);
      else go(begun);
    } catch {
      setProblem('The table could not be loaded. Is there a connection?');
    }
  };

  return (
    <form className="new-game" onSubmit={(event) => void start(event)}>
      <label className="new-label">
        Title
        <select
          className="field"
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setOptions({});
          }}
        >
          {TITLES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {info !== null && <p className="muted new-about">{info.about}</p>}
      <fieldset className="new-seats">
        <legend>Players, in the order of their seats</legend>
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
          <div key={index} className="new-seat">
            <input
              className="field"
              aria-label={`Name of player ${index + 1}`}
              placeholder={`Player ${index + 1}`}
              maxLength={40}
              value={item.name}
              onChange={(event) => change(index, { name: event.target.value })}
            />
            <select
              className="field"
              aria-label={`Who plays seat ${index + 1}`}
              value={item.kind}
              onChange={(event) => {
                const kind = SEAT_KINDS.find((known) => known === event.target.value);
                if (kind !== undefined) change(index, { kind });
              }}
            >
              {SEAT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {SEAT_TEXT[kind]}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={`Remove player ${index + 1}`}
              disabled={shown.length <= least}
              onClick={() => setSeats(shown.filter((_, at) => at !== index))}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
        <div className="choices-list">
          <button
            type="button"
            className="button"
            disabled={shown.length >= most}
            onClick={() => setSeats([...shown, seat()])}
          >
            <Icon name="plus" size={16} /> Player
          </button>
          <button type="button" className="button" onClick={() => setSeats(shuffled(shown))}>
            Shuffle the seats
          </button>
        </div>
      </fieldset>
      <OptionFields info={info} options={options} onChange={setOptions} />
      {problem !== null && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-buttons">
        <Dialog.Close className="button">Cancel</Dialog.Close>
        <button type="submit" className="button button-main" disabled={info === null}>
          Start
        </button>
      </div>
    </form>
  );
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
