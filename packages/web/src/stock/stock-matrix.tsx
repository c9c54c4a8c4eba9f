import type { Choice } from '@roundhouse/engine/play';
import { use, useMemo } from 'react';
import type { CompanyView } from '../contract.ts';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { shortNames } from '../game/seat-marks.ts';
import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import { NarrowPanel } from '../ui/narrow-panel.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { useMedia } from '../ui/use-media.ts';
import { cellKey, stockChoices } from './cell-choices.ts';
import { useOwnColumn } from './own-column.ts';
import { StockCellView } from './stock-cell.tsx';
import './stock-matrix.css';

/** Players and companies: who holds what, at what price, and what can be bought and sold by a click. */
export function StockMatrix() {
  const { view, snapshot, names, money } = useTable();
  const { choices } = snapshot;
  const players = useMemo(() => view.players.map(({ id }) => id), [view.players]);
  const possible = useMemo(() => stockChoices(choices, players), [choices, players]);
  const hasTreasury = view.companies.some(({ treasury }) => treasury > 0);
  const places = ['offering', 'pool', ...(hasTreasury ? ['treasury'] : [])];
  const acting = new Set(view.acting);
  const mine = useOwnColumn();
  const narrow = useNarrow();
  const { phone } = useTableUi();
  const short = shortNames(
    view.players.map(({ name }) => name),
    narrow || phone ? 7 : 12,
  );
  const hasPar = useParColumn();
  const span = places.length + (hasPar ? 3 : 2);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by the keyboard
    <section className="stock-scroll" aria-label="Shares" tabIndex={0}>
      <table className={narrow ? 'stock stock-narrow figures' : 'stock figures'}>
        <caption className="hidden-label">Shares of the companies by owner</caption>
        <thead>
          <tr>
            <th scope="col">{phone ? <span className="hidden-label">Company</span> : 'Company'}</th>
            <th scope="col">Price</th>
            {hasPar && (
              <th scope="col">
                <Worded text="Par" />
              </th>
            )}
            {places.map((place) => (
              <th key={place} scope="col" className="stock-place">
                <Worded text={place} />
              </th>
            ))}
            {view.players.map(({ id, priority }, index) => (
              <th
                key={id}
                scope="col"
                title={names(id)}
                className={`${acting.has(id) ? 'stock-acting' : ''}${mine === id ? ' stock-mine' : ''}`}
              >
                <span className="stock-player">
                  <SeatMark player={id} size={18} />
                  <span className="stock-name">{short[index]}</span>
                  {priority && (
                    <span className="stock-priority" title="Priority deal">
                      ★<span className="hidden-label"> has the priority deal</span>
                    </span>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.companies
            .filter(({ status }) => status !== 'unavailable')
            .map((company) => (
              <CompanyRow key={company.id} company={company} places={places} possible={possible} />
            ))}
          <LaterRow span={span + view.players.length} />
        </tbody>
        <tfoot>
          <Total label="Cash" values={view.players.map(({ cash }) => money(cash))} span={span} />
          <Total
            label={
              view.certificateLimit === null
                ? 'Certificates'
                : `Certificates (limit ${view.certificateLimit})`
            }
            values={view.players.map(({ certificates }) => String(certificates))}
            alert={view.players.map(
              ({ certificates }) => view.certificateLimit !== null && certificates >= view.certificateLimit,
            )}
            span={span}
          />
          <Total label="Worth" values={view.players.map(({ worth }) => money(worth))} span={span} strong />
        </tfoot>
      </table>
    </section>
  );
}

/** In the second panel, and in the first where that takes much of the screen. */
function useNarrow(): boolean {
  const isCramped = useMedia('(min-width: 1600px) and (max-width: 1800px)');
  return use(NarrowPanel) || isCramped;
}

/** A phone has the par value under the price; a narrow panel with many players has no room for it. */
function useParColumn(): boolean {
  const { view } = useTable();
  const { phone } = useTableUi();
  const narrow = useNarrow();
  return !phone && !(narrow && view.players.length > 4);
}

/** How much of a company must still be sold; on a phone, under its price, in few letters. */
function StillNeeds({ percent }: { readonly percent: number }) {
  const { phone } = useTableUi();
  if (percent === 0) return null;
  return (
    <small className="muted stock-needs" title={`Before it can operate, ${percent}% more must be sold`}>
      needs {percent}%<span className={phone ? 'hidden-label' : undefined}> more</span>
    </small>
  );
}

function CompanyRow(props: {
  readonly company: CompanyView;
  readonly places: readonly string[];
  readonly possible: ReadonlyMap<string, readonly Choice[]>;
}) {
  const { company, places, possible } = props;
  const { view, info, names, money } = useTable();
  const { phone } = useTableUi();
  const hasPar = useParColumn();
  const text = info.companies[company.id];
  const held = (place: string): number =>
    place === 'offering' ? company.offering : place === 'pool' ? company.pool : company.treasury;
  return (
    <tr className={`stock-${company.status}`}>
      <th scope="row">
        <CompanyBadge id={company.id} text={text} size={26} />
        <span className="stock-company" title={text?.name}>
          {names(company.id)}
          {company.note !== undefined && <small className="muted">{company.note}</small>}
          {!phone && <StillNeeds percent={company.toFloat} />}
        </span>
      </th>
      <td className="stock-price">
        {company.price === null ? '' : money(company.price)}
        {phone && company.par !== null && <small className="muted">par {company.par}</small>}
        {phone && <StillNeeds percent={company.toFloat} />}
      </td>
      {hasPar && <td className="muted">{company.par === null ? '' : money(company.par)}</td>}
      {places.map((place) => (
        <StockCellView
          key={place}
          cell={{ company: company.id, place }}
          percent={held(place)}
          president={false}
          choices={possible.get(cellKey(company.id, place))}
        />
      ))}
      {view.players.map(({ id, shares }) => (
        <StockCellView
          key={id}
          cell={{ company: company.id, place: id }}
          percent={shares[company.id]?.percent ?? 0}
          president={shares[company.id]?.president ?? false}
          choices={possible.get(cellKey(company.id, id))}
        />
      ))}
    </tr>
  );
}

/** Companies that cannot be bought yet need no rows of their own. */
function LaterRow({ span }: { readonly span: number }) {
  const { view, info, names } = useTable();
  const later = view.companies.filter(({ status }) => status === 'unavailable');
  return later.length === 0 ? null : (
    <tr className="stock-unavailable stock-later">
      <th scope="row" colSpan={span}>
        <span className="muted">not yet: </span>
        {later.map(({ id }) => (
          <span key={id} className="stock-later-one" title={info.companies[id]?.name}>
            <CompanyBadge id={id} text={info.companies[id]} size={20} /> {names(id)}
          </span>
        ))}
      </th>
    </tr>
  );
}

function Total(props: {
  readonly label: string;
  readonly values: readonly string[];
  readonly alert?: readonly boolean[];
  readonly span: number;
  readonly strong?: boolean;
}) {
  const { label, values, alert, span, strong } = props;
  const { view } = useTable();
  const mine = useOwnColumn();
  return (
    <tr className={strong === true ? 'stock-total stock-strong' : 'stock-total'}>
      <th scope="row" colSpan={span}>
        {label}
      </th>
      {view.players.map(({ id }, index) => (
        <td
          key={id}
          className={`${alert?.[index] === true ? 'stock-alert' : ''}${mine === id ? ' stock-mine' : ''}`}
        >
          {values[index]}
        </td>
      ))}
    </tr>
  );
}
