import type { ChatLine, Person } from '@roundhouse/server/contract';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { call } from '../api.ts';
import { useNews } from '../news.ts';
import { TroubleNotice } from '../ui/notice.tsx';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import { useLookAgain } from '../use-look-again.ts';
import { useOutbox } from './use-outbox.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';
import './chat.css';

/** How often strangers look what was said. */
const LOOK_AGAIN = 5000;
/** The server tells so many lines at once. */
const LINES = 200;

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** The hour, and the day if it was another. */
function timeText(at: number): string {
  const then = new Date(at);
  const hour = then.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return sameDay(then, new Date())
    ? hour
    : `${then.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}, ${hour}`;
}

/** What was said at a table, filling the place that it is given; lines that come twice are one. */
export function Chat(props: {
  readonly table: string;
  readonly invite: string | null;
  readonly canSpeak: boolean;
  /** Before a name: the mark of a seat. */
  readonly mark?: (person: Person) => ReactNode;
}) {
  const { table, invite, canSpeak, mark } = props;
  const query = invite === null ? {} : { invite };
  const { data, trouble, reload } = useCalled('chat', { params: { table }, query });
  const [more, setMore] = useState<readonly ChatLine[]>([]);
  const [isAll, setIsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const earlier = useDoing();
  const add = (lines: readonly ChatLine[]) => setMore((old) => [...old, ...lines]);
  const outbox = useOutbox(table, (line) => add([line]));
  useNews((message) => {
    if (message.kind === 'chat' && message.table === table) add([message.line]);
    if (message.kind === 'hello' && !message.complete) reload();
  });
  useLookAgain(reload, LOOK_AGAIN);
  const byVersion = new Map([...(data?.lines ?? []), ...more].map((line) => [line.version, line]));
  const lines = [...byVersion.values()].sort((a, b) => a.version - b.version);
  // The stream may bring a line before the answer to sending it does.
  const keys = new Set(lines.map(({ key }) => key));
  const unsent = outbox.unsent.filter(({ key }) => !keys.has(key));
  const first = lines[0]?.version;
  const last = lines.at(-1)?.version;
  const scroll = usePinnedScroll(list, first, last, unsent.length);
  const readEarlier = () =>
    void earlier.run(async () => {
      const page = await call('chat', { params: { table }, query: { ...query, before: first } });
      setIsAll(page.lines.length < LINES);
      add(page.lines);
    });
  return (
    <div className="chat">
      {data === null && <TroubleNotice trouble={trouble} onRetry={reload} />}
      <ul
        ref={list}
        className="chat-lines"
        aria-live="polite"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        {(data?.lines.length ?? 0) >= LINES && !isAll && (
          <li>
            <button
              type="button"
              className="button button-quiet"
              disabled={earlier.busy}
              onClick={readEarlier}
            >
              Earlier messages
            </button>
          </li>
        )}
        {lines.map(({ version, by, text, at }) => (
          <li key={version}>
            {mark?.(by)} <strong>{by.name}</strong>{' '}
            <time className="muted" dateTime={new Date(at).toISOString()}>
              {timeText(at)}
            </time>{' '}
            <span>{text}</span>
          </li>
        ))}
        {unsent.map(({ key, text }) => (
          <li key={key} className="chat-unsent">
            <span>{text}</span> <em>not sent yet</em>
          </li>
        ))}
        {data !== null && lines.length === 0 && unsent.length === 0 && (
          <li className="muted">No messages yet.</li>
        )}
      </ul>
      {scroll.isBehind && (
        <button type="button" className="button chat-newer" onClick={scroll.toEnd}>
          New messages below
        </button>
      )}
      <TroubleNotice trouble={outbox.trouble} />
      {canSpeak ? (
        <SayForm onSay={outbox.say} />
      ) : (
        <p className="muted chat-closed">Only players of this table can write here.</p>
      )}
    </div>
  );
}

function SayForm({ onSay }: { onSay(text: string): void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className="chat-say" onSubmit={submit}>
      <input
        className="field"
        aria-label="Write a message"
        placeholder="Write a message"
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        Send
      </button>
    </form>
  );
}
