import { useMemo } from 'react';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { shortNames } from '../game/seat-marks.ts';
import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import { PresidentMark } from '../ui/president-mark.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import { earningsOf } from './spreadsheet.ts';
import './spreadsheet-panel.css';

/** So many rounds are shown; the chart has all of them. */
const LAST_ROUNDS = 6;

/** Everything in figures: holdings, treasuries, trains, dividends, revenue by round, and what everybody is worth. */
export function SpreadsheetPanel() {
  const { view, info, names, session, snapshot, money } = useTable();
  const { events } = session.table;
  const earnings = useMemo(() => earningsOf(events.slice(0, snapshot.shown)), [events, snapshot.shown]);
  const short = shortNames(
    view.players.map(({ name }) => name),
    10,
  );
  const rounds = earnings.rounds.slice(-LAST_ROUNDS);
  const companies = view.companies.filter(({ status }) => status === 'started' || status === 'floated');
  const priceOf = new Map(companies.map(({ id, price }) => [id, price ?? 0]));
  const shares = (player: (typeof view.players)[number]) =>
    Object.entries(player.shares).reduce(
      (sum, [id, { percent }]) => sum + ((priceOf.get(id) ?? 0) * percent) / 10,
      0,
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by the keyboard
    <section className="sheet" aria-label="Spreadsheet" tabIndex={0}>
      <table className="sheet-table figures">
        <caption className="hidden-label">{info.terms.companies} in figures</caption>
        <thead>
          <tr>
            <th scope="col">{info.terms.companies}</th>
            {view.players.map(({ id, name, priority }, index) => (
              <th key={id} scope="col" title={name}>
                <SeatMark player={id} size={18} /> {short[index]}
                {priority && <span title="Priority deal"> ★</span>}
              </th>
            ))}
            <th scope="col">
              <Worded text="Offering" />
            </th>
            <th scope="col">
              <Worded text="Pool" />
            </th>
            <th scope="col">Price</th>
            <th scope="col">
              <Worded text="Par" />
            </th>
            <th scope="col">
              <Worded text="Treasury" />
            </th>
            <th scope="col">{info.terms.trains}</th>
            <th scope="col">
              <Worded text="Last dividend" />
            </th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.id}>
              <th scope="row">
                <CompanyBadge id={company.id} text={info.companies[company.id]} size={22} />{' '}
                {names(company.id)}
              </th>
              {view.players.map((player) => {
                const share = player.shares[company.id];
                return (
                  <td key={player.id}>
                    {share !== undefined && `${share.percent}%`}
                    {share?.president === true && <PresidentMark />}
                  </td>
                );
              })}
              <td>{company.offering > 0 && `${company.offering}%`}</td>
              <td>{company.pool > 0 && `${company.pool}%`}</td>
              <td>
                <strong>{company.price !== null && money(company.price)}</strong>
              </td>
              <td>{company.par !== null && money(company.par)}</td>
              <td>{company.status === 'floated' ? money(company.cash) : `needs ${company.toFloat}%`}</td>
              <td>{company.trains.map(({ type }) => type).join(' ')}</td>
              <td>
                {earnings.dividend[company.id] !== undefined && money(earnings.dividend[company.id] ?? 0)}
              </td>
              {rounds.map((round) => {
                const sum = earnings.revenue[company.id]?.[round];
                return <td key={round}>{sum === undefined ? '' : money(sum)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <table className="sheet-table figures">
        <caption className="hidden-label">Players in figures</caption>
        <thead>
          <tr>
            <th scope="col">Players</th>
            <th scope="col">Cash</th>
            <th scope="col">
              <Worded text="Shares" />
            </th>
            <th scope="col">{info.terms.privates}</th>
            <th scope="col">
              <Worded text="Liquidity" />
            </th>
            <th scope="col">Worth</th>
            <th scope="col">
              <Worded text="Certificates" />
            </th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player) => (
            <tr key={player.id}>
              <th scope="row">
                <SeatMark player={player.id} size={20} /> {player.name}
                {player.priority && ' ★'}
              </th>
              <td>{money(player.cash)}</td>
              <td>{money(shares(player))}</td>
              <td>{player.privates.join(' ')}</td>
              <td>{money(player.cash + shares(player))}</td>
              <td>
                <strong>{money(player.worth)}</strong>
              </td>
              <td>
                {player.certificates}
                {view.certificateLimit === null ? '' : ` of ${view.certificateLimit}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
