import type { Table, TableView } from '@roundhouse/titles';

/** A trace of a game of ours: the position in flat keys, then what each action changed. */
export function ownTrace(table: Table): string {
  const lines: unknown[] = [];
  let known = flatten(table.at(0).view());
  lines.push({ state: known });
  for (const [i, action] of table.actions.entries()) {
    const now = flatten(table.at(i + 1).view());
    const changes: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(now)) if (known[key] !== value) changes[key] = value;
    for (const key of Object.keys(known)) if (!(key in now)) changes[key] = null;
    lines.push({ id: i + 1, type: action.type, entity: action.player, changes });
    known = now;
  }
  const { ended, worth } = table.now;
  lines.push({ end: true, finished: ended !== null, result: worth });
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function flatten(view: TableView): Record<string, unknown> {
  const flat: Record<string, unknown> = {
    round: view.round,
    phase: view.phase,
    bank: view.bank,
    acting: view.acting.join(' ') || null,
    operating: view.operating,
  };
  for (const player of view.players) {
    const key = (name: string) => `player.${player.id}.${name}`;
    flat[key('cash')] = player.cash;
    flat[key('value')] = player.worth;
    flat[key('certs')] = player.certificates;
    flat[key('privates')] = player.privates.join(' ');
    for (const [company, { percent }] of Object.entries(player.shares))
      flat[key(`share.${company}`)] = percent;
    if (player.bankrupt) flat[key('bankrupt')] = true;
  }
  for (const company of view.companies) {
    const key = (name: string) => `corp.${company.id}.${name}`;
    if (company.par === null && company.price === null) continue;
    flat[key('cash')] = company.cash;
    flat[key('price')] = company.price;
    flat[key('par')] = company.par;
    flat[key('president')] = company.president;
    flat[key('trains')] = company.trains.map(({ type }) => type).join(' ');
    flat[key('floated')] = company.status === 'floated';
    flat[key('treasury')] = company.offering + company.treasury;
    flat[key('pool')] = company.pool;
    flat[key('privates')] = company.privates.join(' ');
    flat[key('stations')] = (view.map?.stations ?? [])
      .flatMap(({ owner, at }) => (owner === company.id ? [at.hex] : []))
      .sort()
      .join(' ');
  }
  for (const { company, row, column } of view.market) flat[`corp.${company}.cell`] = `${row},${column}`;
  for (const [hex, { tile, rotation }] of Object.entries(view.map?.tiles ?? {}))
    flat[`hex.${hex}`] = `${tile} r${rotation}`;
  for (const privateCompany of view.privates)
    flat[`private.${privateCompany.id}`] = privateCompany.closed ? 'closed' : 'open';
  flat['depot.next'] = view.depot[0]?.type ?? null;
  flat['depot.left'] = view.depot.map(({ type, left }) => `${type}:${left ?? '∞'}`).join(' ');
  return flat;
}
