import fc from 'fast-check';
import type { RouteProblem } from '../src/types.ts';

/** What a file or another program may hand over in place of a value. */
const WRONG: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0.5,
  10.25,
  -1,
  -20,
  1e9,
  2 ** 31,
  2 ** 53,
  999,
  8,
  0,
  1,
  '',
  '10',
  null,
  undefined,
  true,
  [],
  {},
  [Number.NaN],
];

type Path = readonly (string | number)[];

/** Every place in a value, down to the numbers. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...path, key]));
  return path.length === 0 ? inside : [path, ...inside];
}

interface Blow {
  readonly place: number;
  readonly deed: 'put' | 'remove' | 'repeat';
  readonly wrong: unknown;
}

function strike(problem: RouteProblem, { place, deed, wrong }: Blow): void {
  const places = placesIn(problem);
  const path = places[place % places.length] ?? [];
  let holder: object = problem;
  for (const key of path.slice(0, -1)) {
    const inner: unknown = Reflect.get(holder, key);
    if (typeof inner !== 'object' || inner === null) return;
    holder = inner;
  }
  const key = path[path.length - 1] ?? '';
  // A copy: a later blow may strike inside what was put, and would otherwise change the list above for every later problem.
  if (deed === 'put') Reflect.set(holder, key, structuredClone(wrong));
  else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else if (deed === 'remove') holder.splice(Number(key), 1);
  else holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
}

/** Problems with one to three things wrong or missing; now and then what is put is as good as what was there. */
export const damaged = (problems: fc.Arbitrary<RouteProblem>): fc.Arbitrary<RouteProblem> =>
  fc
    .tuple(
      problems,
      fc.array(
        fc.record({
          place: fc.nat({ max: 100_000 }),
          deed: fc.constantFrom('put' as const, 'put' as const, 'remove' as const, 'repeat' as const),
          wrong: fc.constantFrom(...WRONG),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([problem, blows]) => {
      const broken = structuredClone(problem);
      for (const blow of blows) strike(broken, blow);
      return broken;
    });
