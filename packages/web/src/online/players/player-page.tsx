import { useMe } from '../me.ts';
import { TableRow } from '../tables/table-row.tsx';
import { titleName } from '../tables/words.ts';
import { Waiting } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PersonMark } from '../ui/person.tsx';
import { dayText } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';
import './player-page.css';

/** A player with results by title, and the tables that anybody may see; oneself with all of them. */
export function PlayerPage({ id }: { readonly id: string }) {
  const { data, trouble, reload } = useCalled('profile', { params: { id } });
  const tables = useCalled('gamesOf', { params: { id } });
  const isMe = useMe()?.id === id;
  if (data === null)
    return (
      <Page title="A player">
        <Waiting trouble={trouble} onRetry={reload} />
      </Page>
    );
  const { name, guest, createdAt, holidayUntil, here, running, results } = data;
  return (
    <Page title={name}>
      <div className="online-columns">
        <div className="online-stack">
          <section className="page-card" aria-labelledby="results-title">
            <h2 id="results-title">Results</h2>
            {results.length === 0 ? (
              <p className="muted">{isMe ? 'You have' : `${name} has`} not finished a game yet.</p>
            ) : (
              <table className="results">
                <thead>
                  <tr>
                    <th scope="col">Title</th>
                    <th scope="col">Played</th>
                    <th scope="col">Won</th>
                    <th scope="col">Average place</th>
                  </tr>
                </thead>
                <tbody>
                  {results.map(({ title, played, won, place }) => (
                    <tr key={title}>
                      <th scope="row">{titleName(title)}</th>
                      <td>{played}</td>
                      <td>{won}</td>
                      <td>{place.toFixed(1)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
          <section className="page-card" aria-labelledby="tables-title">
            <h2 id="tables-title">{isMe ? 'Tables' : 'Public tables'}</h2>
            {tables.data === null && <Waiting trouble={tables.trouble} onRetry={tables.reload} />}
            {tables.data?.items.length === 0 && <p className="muted">None.</p>}
            {tables.data !== null && tables.data.items.length > 0 && (
              <ul className="rows">
                {tables.data.items.map((table) => (
                  <TableRow key={table.id} table={table} />
                ))}
              </ul>
            )}
          </section>
        </div>
        <section className="page-card" aria-label="About this player">
          <p className="player-head">
            <PersonMark person={data} size={48} />
            <span>
              <strong>{name}</strong>
              {guest && <span className="muted player-line">plays as a guest</span>}
            </span>
          </p>
          <dl className="agreed">
            <dt>Member since</dt>
            <dd>{dayText(createdAt)}</dd>
            <dt>Now</dt>
            <dd>
              {here ? 'here' : 'away'}
              {holidayUntil !== null &&
                holidayUntil > Date.now() &&
                `, on holiday until ${dayText(holidayUntil)}`}
            </dd>
            <dt>Plays at</dt>
            <dd>
              {running} {running === 1 ? 'table' : 'tables'}
            </dd>
          </dl>
        </section>
      </div>
    </Page>
  );
}
