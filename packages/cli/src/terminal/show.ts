import {
  type CompanyView,
  moneyIn,
  type Names,
  type PrivateView,
  privateTextOf,
  type TableView,
  type TitleInfo,
} from '@roundhouse/titles';
import { plain } from '../plain.ts';
import { layOut } from './grid.ts';
import { namesOf } from './names.ts';
import { type Screen, wrap } from './screen.ts';

const NAME_LENGTH = 14;

/** A position as text: who has what, what is for sale, where the prices stand. */
export function showTable(view: TableView, info: TitleInfo, screen: Screen): string[] {
  const { width } = screen;
  const names = namesOf(info, view);
  const companies = view.companies.filter(({ status }) => status === 'started' || status === 'floated');
  const lines = [screen.paint(heading(view, info, names), 'bold'), ...playersTable(view, info, screen)];
  if (companies.length > 0) lines.push(...companiesTable(companies, view, info, screen));
  const unstarted = view.companies.filter(({ status }) => status === 'unstarted');
  if (unstarted.length > 0)
    lines.push(
      ...wrap(
        `Not started: ${unstarted.map((company) => unstartedWords(company, names)).join(', ')}`,
        width,
        '  ',
      ),
    );
  const forSale = view.privates.filter(
    ({ closed, price, bids }) => !closed && (price !== null || bids.length > 0),
  );
  for (const privateCompany of forSale)
    lines.push(...wrap(privateLine(privateCompany, view, info), width, '  '));
  const money = moneyIn(info.terms);
  const given = (view.trainPool ?? []).map(
    ({ type, price, left }) => `${left}×${type} ${money(price)} in the pool`,
  );
  const depot = [
    ...view.depot.map(({ type, price, left }) => `${left ?? '∞'}×${type} ${money(price)}`),
    ...given,
  ];
  if (depot.length > 0) lines.push(...wrap(`${info.terms.trains} to buy: ${depot.join(', ')}`, width, '  '));
  for (const line of view.titleNotes) lines.push(...wrap(line, width, '  '));
  return lines;
}

function heading(view: TableView, { terms }: TitleInfo, names: Names): string {
  const parts = [view.round];
  if (view.phase !== null) parts.push(`phase ${view.phase}`);
  if (view.bank !== null) parts.push(`bank ${moneyIn(terms)(view.bank)}`);
  if (view.operating !== null) parts.push(`${names(view.operating)} operates`);
  if (view.deciding !== undefined) parts.push(`${names(view.deciding)} decides`);
  if (view.queue.length > 0) parts.push(`then ${view.queue.map(names).join(', ')}`);
  return `── ${parts.join(' · ')} ──`;
}

const unstartedWords = ({ id, offering }: CompanyView, names: Names): string =>
  offering === 100 ? names(id) : `${names(id)} (${offering}% left)`;

function playersTable(view: TableView, info: TitleInfo, { width, paint }: Screen): string[] {
  const { players } = view;
  const money = moneyIn(info.terms);
  const companies = view.companies
    .filter(({ id }) => players.some(({ shares }) => shares[id] !== undefined))
    .map(({ id }) => id);
  const names = namesOf(info, view);
  const limit = view.certificateLimit === null ? '' : `/${view.certificateLimit}`;
  const lines = layOut(
    [
      {
        head: ' Player',
        align: 'left',
        cells: players.map(
          ({ id, name, priority }) =>
            `${view.acting.includes(id) ? '▸' : ' '}${plain(name).slice(0, NAME_LENGTH)}${priority ? ' ★' : ''}`,
        ),
      },
      { head: 'Cash', cells: players.map(({ cash }) => `${money(cash)}`) },
      { head: 'Free', cells: players.map(({ cash, free }) => (free === cash ? '' : `${money(free)}`)) },
      { head: 'Certs', cells: players.map(({ certificates }) => `${certificates}${limit}`), spare: true },
      { head: 'Worth', cells: players.map(({ worth }) => `${money(worth)}`), spare: true },
      ...companies.map((id) => ({
        head: names(id),
        cells: players.map(({ shares }) => {
          const share = shares[id];
          return share === undefined ? '' : `${share.percent}%${share.president ? 'P' : ''}`;
        }),
      })),
      { head: info.terms.privates, align: 'left', cells: players.map(({ privates }) => privates.join(' ')) },
    ],
    width,
  );
  return lines.map((line, i) => (i === 0 ? paint(line, 'dim') : line));
}

function companiesTable(
  companies: readonly CompanyView[],
  view: TableView,
  info: TitleInfo,
  { width, paint }: Screen,
): string[] {
  const names = namesOf(info, view);
  const money = moneyIn(info.terms);
  const column = (cellOf: (company: CompanyView) => string) => companies.map(cellOf);
  const percent = (share: number) => (share === 0 ? '' : `${share}%`);
  const lines = layOut(
    [
      {
        head: ` ${info.terms.companies}`,
        align: 'left',
        cells: column(({ id }) => `${view.operating === id ? '▸' : ' '}${names(id)}`),
      },
      { head: 'Price', cells: column(({ price }) => (price === null ? '' : `${money(price)}`)) },
      { head: 'Par', cells: column(({ par }) => (par === null ? '' : `${money(par)}`)), spare: true },
      {
        head: info.terms.president,
        align: 'left',
        cells: column(({ president }) => (president === null ? '' : names(president).slice(0, NAME_LENGTH))),
      },
      {
        head: 'Cash',
        cells: column(({ status, toFloat, cash }) => {
          if (toFloat > 0) return `needs ${toFloat}%`;
          return status === 'floated' ? `${money(cash)}` : '';
        }),
      },
      {
        head: info.terms.trains,
        align: 'left',
        cells: column(({ trains }) => trains.map(({ type }) => type).join(' ')),
      },
      {
        head: 'Ran',
        cells: column(({ lastRevenue }) => (lastRevenue === null ? '' : `${money(lastRevenue)}`)),
        spare: true,
      },
      { head: 'Offer', cells: column(({ offering }) => percent(offering)) },
      { head: 'Pool', cells: column(({ pool }) => percent(pool)) },
      { head: 'Own', cells: column(({ treasury }) => percent(treasury)) },
      {
        head: 'Stations',
        cells: column(({ stationsLeft }) => (view.map === null ? '' : `${stationsLeft}`)),
        spare: true,
      },
      {
        head: info.terms.privates,
        align: 'left',
        cells: column(({ privates }) => privates.join(' ')),
        spare: true,
      },
    ],
    width,
  );
  return lines.map((line, i) => (i === 0 ? paint(line, 'dim') : line));
}

function privateLine(privateCompany: PrivateView, view: TableView, info: TitleInfo): string {
  const names = namesOf(info, view);
  const money = moneyIn(info.terms);
  const text = privateTextOf(info, privateCompany);
  const brings = text === undefined || text.revenue === '' ? '' : `, brings ${text.revenue}`;
  const owner = privateCompany.owner === 'bank' ? '' : `, ${names(privateCompany.owner)}`;
  const price = privateCompany.price === null ? '' : `, costs ${money(privateCompany.price)}`;
  const bids = privateCompany.bids
    .map(({ player, price: bid }) => `${names(player)} ${money(bid)}`)
    .join(', ');
  return `${privateCompany.id} ${text?.name ?? ''} (worth ${money(text?.face ?? 0)}${brings})${owner}${price}${bids === '' ? '' : `, bids: ${bids}`}`;
}

/** The private companies with what they do: all that are open, or the one asked for. */
export function showPrivates(view: TableView, info: TitleInfo, wanted: string, { width }: Screen): string[] {
  const papers = view.privates.filter(({ id, closed }) =>
    wanted === '' ? !closed : id.toLowerCase() === wanted.toLowerCase(),
  );
  if (papers.length === 0) return [wanted === '' ? 'There are none left.' : `There is no ${wanted}.`];
  return papers.flatMap((privateCompany) => [
    ...wrap(
      `${privateLine(privateCompany, view, info)}${privateCompany.closed ? ', closed' : ''}`,
      width,
      '  ',
    ),
    ...wrap(`    ${privateTextOf(info, privateCompany)?.text ?? ''}`, width, '    '),
  ]);
}

/** Trains and phases as they are printed in the box. */
export function showTrains(info: TitleInfo, { width }: Screen): string[] {
  const money = moneyIn(info.terms);
  return [
    ...info.trains.flatMap(({ type, price, count, notes }) =>
      wrap(
        `${type}: ${money(price)}, ${count ?? 'any number'} of them${notes === '' ? '' : `; ${notes}`}`,
        width,
        '  ',
      ),
    ),
    ...info.phases.flatMap(({ name, tiles, trainLimit, operatingRounds, notes }) =>
      wrap(
        [
          `Phase ${name}: ${tiles.join(', ')} tiles`,
          ...(trainLimit === null ? [] : [`${trainLimit} trains a company`]),
          ...(operatingRounds === null
            ? []
            : [`${operatingRounds} operating ${operatingRounds === 1 ? 'round' : 'rounds'}`]),
          ...(notes === '' ? [] : [notes]),
        ].join('; '),
        width,
        '  ',
      ),
    ),
  ];
}
