import {
  coordinates,
  type MapHex,
  neighbourOf,
  printedHex,
  stopsOf,
  tokenWords,
} from '@roundhouse/engine/play';
import { type MapView, moneyIn, type TableView, type TitleInfo } from '@roundhouse/titles';
import { type Screen, type Style, wrap } from './screen.ts';
import { faceOn, trackWords } from './track.ts';

const MARKS: Readonly<Record<string, string>> = { city: '○', town: '•', offboard: '◇', deposit: '*' };
const COLOURS: Readonly<Record<string, Style>> = {
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  gray: 'gray',
  red: 'red',
  blue: 'blue',
};
/** With examples out of the title's own box. */
function legendOf({ companies, privates, terms }: TitleInfo, hex: string): string {
  const [company = ''] = Object.keys(companies);
  const [privateCompany = ''] = Object.keys(privates);
  return `○ city, • town, ◇ off the board; ${company}: its station, #: a neutral one, ${company.toLowerCase()}: its home; 57/1: tile 57 turned 1; ${moneyIn(terms)(40)}: terrain; ✕${privateCompany}: closed. m ${hex} tells about a hex.`;
}

/** The board: two lines a hex, the sides of hexes as strokes before them. */
export function showMap(view: TableView, info: TitleInfo, { width, paint }: Screen): string[] {
  const { geography } = info;
  if (geography === null || view.map === null) return ['This game has no map.'];
  const { map } = view;
  const { data, ids } = geography.grid;
  const places = ids.map((id) => ({ id, ...coordinates(id, data.axes) }));
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const columns = Math.max(...places.map(({ x }) => x)) - left + 1;
  const isFlat = data.orientation === 'flat';
  const room = Math.min(10, Math.max(4, Math.floor(width / (isFlat ? columns : (columns + 1) / 2))));
  const lines: Map<number, string>[] = [];
  const put = (line: number, at: number, text: string) => {
    lines[line] ??= new Map();
    lines[line].set(at, text);
  };
  for (const { id, x, y } of places) {
    const at = Math.round((x - left) * (isFlat ? room : room / 2));
    const line = (y - top) * (isFlat ? 1 : 2);
    const style = COLOURS[faceOn(geography, map, id).color];
    const cell = (edge: string, text: string) => {
      const fitted = text.slice(0, room - 1).padEnd(room - 1);
      return edge + (style === undefined ? fitted : paint(fitted, style));
    };
    put(line, at, cell('/', headOf(info, map, id)));
    put(line + 1, at, cell('\\', contentOf(info, map, id, room - 1)));
  }
  return [
    ...Array.from(lines, (cells) => joined(cells ?? new Map(), room)),
    '',
    ...wrap(legendOf(info, ids[0] ?? ''), width),
  ];
}

function joined(cells: ReadonlyMap<number, string>, room: number): string {
  let line = '';
  let end = 0;
  for (const [at, text] of [...cells].sort((a, b) => a[0] - b[0])) {
    line += ' '.repeat(Math.max(0, at - end)) + text;
    end = at + room;
  }
  return line.trimEnd();
}

function headOf({ geography }: TitleInfo, map: MapView, hex: string): string {
  if (geography === null) return hex;
  return (
    hex +
    stopsOf(faceOn(geography, map, hex))
      .map(({ type }) => MARKS[type] ?? '')
      .join('')
  );
}

/** Stations first, then the tile; where neither is, what is to be known before a tile is laid. */
function contentOf(
  { geography, companies, terms }: TitleInfo,
  map: MapView,
  hex: string,
  room: number,
): string {
  if (geography === null) return '';
  const laid = map.tiles[hex];
  const tile = laid === undefined ? '' : `${laid.tile}/${laid.rotation}`;
  const stations = stationsOn(map, hex)
    .map((owner) => (Object.hasOwn(companies, owner) ? owner : '#'))
    .sort((a, b) => Number(a === '#') - Number(b === '#'))
    .join(' ');
  if (stations !== '') {
    const both = `${tile} ${stations}`.trim();
    return both.length <= room ? both : stations;
  }
  if (laid !== undefined) return tile.length <= room ? tile : laid.tile;
  const kept = map.reservations.filter((place) => place.hex === hex).map(({ company }) => company);
  if (kept.length > 0) return kept.join(' ').toLowerCase();
  const blocked = map.tokens.find((token) => token.hex === hex && token.kind === 'blocked');
  if (blocked !== undefined) return `✕${blocked.text}`;
  const costs = (printedHex(geography.grid, hex).terrain ?? []).map(({ cost }) => cost);
  return costs.length > 0 ? moneyIn(terms)(Math.max(...costs)) : '';
}

const stationsOn = (map: MapView, hex: string): string[] =>
  map.stations.flatMap(({ owner, at }) => (at.hex === hex ? [owner] : []));

/** All about one hex. */
export function showHex(view: TableView, info: TitleInfo, given: string): string {
  const { geography } = info;
  const hex = given.toUpperCase();
  if (geography === null || view.map === null) return 'This game has no map.';
  if (!geography.grid.index.has(hex)) return `There is no hex ${given}.`;
  const { map } = view;
  const printed = printedHex(geography.grid, hex);
  const laid = map.tiles[hex];
  const face = faceOn(geography, map, hex);
  const stations = stationsOn(map, hex);
  const kept = map.reservations.filter((place) => place.hex === hex).map(({ company }) => company);
  const tokens = map.tokens
    .filter((token) => token.hex === hex)
    .map((token) => (token.kind === 'blocked' ? `blocked ${token.text}` : tokenWords(token)));
  return [
    `${hex}${printed.name === undefined ? '' : ` ${printed.name}`}`,
    laid === undefined ? face.color : `tile ${laid.tile} turned ${laid.rotation}, ${face.color}`,
    ...trackWords(info, hex, face),
    ...(stations.length > 0 ? [`stations: ${stations.join(', ')}`] : []),
    ...(kept.length > 0 ? [`home of ${kept.join(', ')}`] : []),
    ...costsOf(info, hex, { ...printed, ...face }),
    ...tokens,
  ].join(' · ');
}

function costsOf({ geography, terms }: TitleInfo, hex: string, { terrain, borders }: MapHex): string[] {
  const money = moneyIn(terms);
  const costs = (terrain ?? []).map(
    ({ type, cost }) => `${type === 'none' ? 'building' : type} ${money(cost)}`,
  );
  for (const { edge, type, cost } of borders ?? []) {
    const other = geography === null ? null : neighbourOf(geography.grid, hex, edge);
    if (other !== null && type !== 'none')
      costs.push(`${type}${cost === undefined ? '' : ` ${money(cost)}`} to ${other}`);
  }
  return costs;
}
