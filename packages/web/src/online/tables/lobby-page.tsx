import type { TableSummary } from '@roundhouse/server/contract';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { call } from '../api.ts';
import { useMe } from '../me.ts';
import { Check } from '../ui/choice-line.tsx';
import { TroubleNotice, Waiting } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { isFree } from '../ui/person.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useDoing } from '../use-doing.ts';
import { useMyTables } from './my-tables.ts';
import { MyTableRow, TableRow } from './table-row.tsx';
import { useLobby } from './use-lobby.ts';
import { readAddress, TITLE_NAMES } from './words.ts';

type Pace = TableSummary['pace'];
type Status = 'open' | 'running' | 'finished';
const STATUSES = [
  ['open', 'to join'],
  ['running', 'being played'],
  ['finished', 'finished'],
] as const satisfies readonly (readonly [Status, string])[];
const PACES = [
  ['', 'any'],
  ['live', 'live'],
  ['correspondence', 'by correspondence'],
] as const satisfies readonly (readonly [Pace | '', string])[];

/** All tables, with filters; mine apart. */
export function LobbyPage() {
  return (
    <Page title="Tables" at="lobby">
      <div className="online-columns lobby-columns">
        <AllTables />
        <div className="online-stack">
          <MyTables />
          <JoinByLink />
        </div>
      </div>
    </Page>
  );
}

function AllTables() {
  const [status, setStatus] = useState<Status>('open');
  const [title, setTitle] = useState('');
  const [pace, setPace] = useState<Pace | ''>('');
  const [onlyFree, setOnlyFree] = useState(false);
  const [onlyMine, setOnlyMine] = useState(false);
  const [older, setOlder] = useState<readonly TableSummary[]>([]);
  const [next, setNext] = useState<string | null | undefined>();
  const query = { status, ...(title === '' ? {} : { title }), ...(pace === '' ? {} : { pace }) };
  const { data, trouble, reload } = useLobby(query);
  const doing = useDoing();
  const isKnown = useMe() != null;
  const from = next === undefined ? (data?.next ?? null) : next;
  /** Another question has other answers, from the first page on. */
  const anew =
    <T,>(ask: (value: T) => void) =>
    (value: T) => {
      ask(value);
      setOlder([]);
      setNext(undefined);
    };
  const shown = [...(data?.items ?? []), ...older]
    .filter((table, index, all) => all.findIndex(({ id }) => id === table.id) === index)
    .filter(({ seats }) => !onlyFree || seats.some(isFree))
    .filter(({ mine }) => !onlyMine || mine);
  const more = () =>
    void doing.run(async () => {
      if (from === null) return;
      const page = await call('lobby', { query: { ...query, after: from } });
      setOlder((old) => [...old, ...page.items]);
      setNext(page.next);
    });
  const narrow = useMedia('(max-width: 600px)');
  const filters = (
    <div className="table-filters">
      <SelectField label="Tables" value={status} options={STATUSES} onChange={anew(setStatus)} />
      <SelectField
        label="Title"
        value={title}
        options={[['', 'all'], ...TITLE_NAMES]}
        onChange={anew(setTitle)}
      />
      <SelectField label="Played" value={pace} options={PACES} onChange={anew(setPace)} />
      <div className="table-checks">
        {status === 'open' && (
          <Check checked={onlyFree} onChange={setOnlyFree}>
            With a free seat
          </Check>
        )}
        {isKnown && (
          <Check checked={onlyMine} onChange={setOnlyMine}>
            Mine
          </Check>
        )}
      </div>
    </div>
  );
  return (
    <section className="page-card" aria-labelledby="tables-title">
      <div className="page-card-head">
        <h2 id="tables-title">All tables</h2>
        <Link href="/new" className="button button-main">
          <Icon name="plus" size={16} /> Open a table
        </Link>
      </div>
      {narrow ? (
        <details className="table-fold">
          <summary>Which tables</summary>
          {filters}
        </details>
      ) : (
        filters
      )}
      {data === null && <Waiting trouble={trouble} onRetry={reload} />}
      {data !== null && shown.length === 0 && (
        <p className="table-empty">
          {status === 'open'
            ? 'No table like that is waiting for players. Open one, and others see it here.'
            : 'No such tables.'}
        </p>
      )}
      <TroubleNotice trouble={doing.trouble} />
      {shown.length > 0 && (
        <ul className="rows">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
          {from !== null && (
            <li>
              <button type="button" className="button" disabled={doing.busy} onClick={more}>
                Older tables
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function MyTables() {
  const tables = useMyTables();
  const [showOver, setShowOver] = useState(false);
  if (tables === null || tables.length === 0) return null;
  const isOver = ({ status }: TableSummary) => status === 'finished' || status === 'abandoned';
  const over = tables.filter(isOver);
  return (
    <section className="page-card" aria-labelledby="mine-title">
      <h2 id="mine-title">My tables</h2>
      <ul className="rows">
        {tables
          .filter((table) => showOver || !isOver(table))
          .map((table) => (
            <MyTableRow key={table.id} table={table} />
          ))}
        {over.length > 0 && (
          <li>
            <button type="button" className="button button-quiet" onClick={() => setShowOver(!showOver)}>
              {showOver ? 'Hide finished games' : `Show finished games (${over.length})`}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** An invitation that came some other way than as a link to click. */
function JoinByLink() {
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  const [, go] = useLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [, address = ''] = /#\/table\/(\S+)/.exec(link) ?? [];
    const { id, invite } = readAddress(address);
    setWrong(!/^[a-z0-9]{6,32}$/.test(id));
    if (!/^[a-z0-9]{6,32}$/.test(id)) return;
    if (invite === null) go(`/table/${id}`);
    else location.hash = `#/table/${id}?invite=${encodeURIComponent(invite)}`;
  };
  return (
    <form className="page-card form" onSubmit={submit}>
      <h2>Join with a link</h2>
      <TextField
        label="Invitation"
        required
        placeholder="https://…/#/table/…"
        value={link}
        onChange={setLink}
      />
      {wrong && (
        <p className="notice notice-bad" role="alert">
          This is not a link to a table. Copy the whole link, as it was sent to you.
        </p>
      )}
      <div className="form-buttons">
        <button type="submit" className="button">
          Go to the table
        </button>
      </div>
    </form>
  );
}
