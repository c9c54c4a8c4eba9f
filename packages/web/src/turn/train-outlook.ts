import type { Names, TableView, TitleInfo } from '../contract.ts';
import type { Money } from '../ui/money.ts';

/** "6 for $630, 1 left, then D for $1100". */
export function nextTrains({ depot }: Pick<TableView, 'depot'>, money: Money): string {
  const [first, second] = depot;
  if (first === undefined) return 'the bank has no trains left';
  const left = first.left === null ? '' : `, ${first.left} left`;
  const then = second === undefined ? '' : `, then ${second.type} for ${money(second.price)}`;
  return `${first.type} for ${money(first.price)}${left}${then}`;
}

/** Which trains on the table are going to rust, with what, and whose they are; the first that will come. */
export function rustNews(
  { depot, companies }: Pick<TableView, 'depot' | 'companies'>,
  { trains }: Pick<TitleInfo, 'trains'>,
  names: Names,
  /** The player who reads it; null for those who watch. */
  viewer: string | null,
): { readonly types: ReadonlySet<string>; readonly text: string } {
  const coming = new Map(depot.map(({ type }, index) => [type, index]));
  const rusting = trains
    .flatMap(({ type, rustedBy }) => {
      const owners = companies.filter((company) => company.trains.some((train) => train.type === type));
      return rustedBy !== undefined && coming.has(rustedBy) && owners.length > 0
        ? [{ type, rustedBy, owners }]
        : [];
    })
    .sort((a, b) => (coming.get(a.rustedBy) ?? 0) - (coming.get(b.rustedBy) ?? 0));
  const text = rusting.map(({ type, rustedBy, owners }) => {
    const whose = owners.map(({ id, president }) =>
      viewer !== null && president === viewer ? `${names(id)} (yours)` : names(id),
    );
    return `${type}s with the first ${rustedBy}: ${whose.join(', ')}`;
  });
  return { types: new Set(rusting.map(({ type }) => type)), text: text.join('; ') };
}

/** What the first train of the next kind changes, where phases are named after trains. */
export function setsOff(
  { depot, phase }: Pick<TableView, 'depot' | 'phase'>,
  { phases }: Pick<TitleInfo, 'phases'>,
): string {
  const now = phases.findIndex(({ name }) => name === phase);
  const next = phases[now + 1];
  const old = phases[now];
  if (next === undefined || old === undefined || !depot.some(({ type }) => type === next.name)) return '';
  const colours = next.tiles.filter((tile) => !old.tiles.includes(tile));
  const parts = [
    ...(colours.length === 0 ? [] : [`${colours.join(' and ')} tiles`]),
    ...(next.trainLimit === old.trainLimit || next.trainLimit === null
      ? []
      : [`${next.trainLimit} trains per company`]),
    ...(next.operatingRounds === old.operatingRounds || next.operatingRounds === null
      ? []
      : [`${next.operatingRounds} operating rounds`]),
  ];
  const notes = next.notes === '' || next.notes === old.notes ? [] : [next.notes.replace(/\.$/, '')];
  if (parts.length + notes.length === 0) return '';
  const begins = `the first ${next.name} begins phase ${next.name}`;
  return [parts.length === 0 ? begins : `${begins}: ${parts.join(', ')}`, ...notes].join('. ');
}
