/** Companies are round, people are square: each seat has a colour, and letters that no other has. */
export const SEAT_COLOURS = ['#256d85', '#a4502a', '#5c6f1f', '#86427a', '#44516b', '#2f6b4f'];

export const seatColour = (index: number): string => SEAT_COLOURS[index % SEAT_COLOURS.length] ?? '#44516b';

/** The fewest letters of each name that tell it from the others; a number where names are the same. */
export function seatLetters(names: readonly string[]): string[] {
  const words = names.map((name) => name.replace(/[^\p{L}\p{N}]/gu, '') || '?');
  const initials = (length: number) => words.map((word) => word.slice(0, length));
  for (const length of [1, 2]) {
    const letters = initials(length).map((text) => text.charAt(0).toUpperCase() + text.slice(1));
    if (new Set(letters).size === letters.length) return letters;
  }
  return words.map((word, index) => `${word.charAt(0).toUpperCase()}${index + 1}`);
}

/** A long name without its middle. */
function withoutMiddle(name: string, length: number, tail: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1 - tail)}…${name.slice(-tail)}`;
}

/** Long names without their middle, so that "Player from the north" and "Player from the south" differ. */
export function shortNames(names: readonly string[], length: number): string[] {
  for (let tail = Math.floor((length - 1) / 3); tail < length - 1; tail++) {
    const short = names.map((name) => withoutMiddle(name, length, tail));
    if (new Set(short).size === new Set(names).size) return short;
  }
  const letters = seatLetters(names);
  return names.map((name, index) => `${letters[index]} ${withoutMiddle(name, length, 3)}`);
}
