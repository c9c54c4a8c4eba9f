import type { Book, CompanyView, TableView } from '@roundhouse/titles';

/** A position as text: who has what, what is for sale, where the prices stand. */
export function showTable(view: TableView, book: Book): string {
  const lines = [heading(view), '', ...playersTable(view), ''];
  const companies = view.companies.filter(({ status }) => status !== 'unavailable' && status !== 'closed');
  if (companies.length > 0) lines.push(...companiesTable(companies, view), '');
  const papers = view.privates.filter(({ closed }) => !closed);
  if (papers.length > 0) lines.push(...papers.map((paper) => privateLine(paper, view, book)), '');
  const depot = view.depot.map(({ type, price, left }) => `${left ?? '∞'}×${type} $${price}`).join('  ');
  if (depot !== '') lines.push(`Trains: ${depot}`);
  const tiles = Object.entries(view.map?.tiles ?? {}).map(
    ([hex, { tile, rotation }]) => `${hex}:${tile}/${rotation}`,
  );
  if (tiles.length > 0) lines.push(`Track: ${tiles.join(' ')}`);
  return lines.join('\n');
}

function heading(view: TableView): string {
  const parts = [view.round];
  if (view.phase !== null) parts.push(`phase ${view.phase}`);
  if (view.bank !== null) parts.push(`bank $${view.bank}`);
  if (view.operating !== null) parts.push(`${view.operating} operates`);
  if (view.queue.length > 0) parts.push(`then ${view.queue.join(', ')}`);
  return `── ${parts.join(' · ')} ──`;
}

const pad = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
    .join('  ')
    .trimEnd();

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) => pad(row, widths));
}

function playersTable(view: TableView): string[] {
  const companies = view.companies
    .filter(({ id }) => view.players.some(({ shares }) => shares[id] !== undefined))
    .map(({ id }) => id);
  const limit = view.certificateLimit === null ? '' : `/${view.certificateLimit}`;
  const rows = view.players.map((player) => [
    `${view.acting.includes(player.id) ? '▸' : ' '}${player.name}${player.priority ? ' ★' : ''}`,
    `$${player.cash}${player.free === player.cash ? '' : ` (free $${player.free})`}`,
    `${player.certificates}${limit}`,
    `$${player.worth}`,
    ...companies.map((id) => {
      const share = player.shares[id];
      return share === undefined ? '' : `${share.percent}${share.president ? 'P' : ''}`;
    }),
    player.privates.join(' '),
  ]);
  return table([['Player', 'Cash', 'Certs', 'Worth', ...companies, 'Privates'], ...rows]);
}

function companiesTable(companies: readonly CompanyView[], view: TableView): string[] {
  const name = (id: string | null) => view.players.find((player) => player.id === id)?.name ?? '';
  const rows = companies.map((company) => [
    company.id,
    company.price === null ? '' : `$${company.price}`,
    company.par === null ? '' : `$${company.par}`,
    name(company.president),
    company.status === 'floated' ? `$${company.cash}` : company.status,
    company.trains.map(({ type }) => type).join(' '),
    company.lastRevenue === null ? '' : `$${company.lastRevenue}`,
    `${company.offering}`,
    `${company.pool}`,
    company.treasury === 0 ? '' : `${company.treasury}`,
    company.privates.join(' '),
  ]);
  return table([
    ['Company', 'Price', 'Par', 'President', 'Treasury', 'Trains', 'Ran', 'Offer', 'Pool', 'Own', 'Privates'],
    ...rows,
  ]);
}

function privateLine(paper: TableView['privates'][number], view: TableView, book: Book): string {
  const text = book.privates[paper.id];
  const owner =
    view.players.find(({ id }) => id === paper.owner)?.name ?? (paper.owner === 'bank' ? '' : paper.owner);
  const price = paper.price === null ? '' : ` costs $${paper.price}`;
  const bids = paper.bids
    .map(
      ({ player, price: bid }) => `${view.players.find(({ id }) => id === player)?.name ?? player} $${bid}`,
    )
    .join(', ');
  return `${paper.id} ${text?.name ?? ''} ($${text?.face ?? 0}, ${text?.revenue ?? ''})${owner === '' ? '' : ` — ${owner}`}${price}${bids === '' ? '' : `  bids: ${bids}`}`;
}
