import { Allotment } from './allotment.ts';
import type { ExtraRange, ExtraUse } from './types.ts';

/**
 * Shares extra stops out so that train t gets needs[t], or says that it cannot be done.
 * Sources are drawn on in their order. There are a handful of both, so trying is quick.
 */
export function shareExtraRange(
  sources: readonly ExtraRange[],
  needs: readonly number[],
  allotment = new Allotment(),
): readonly (readonly ExtraUse[])[] | undefined {
  const left = sources.map((source) => source.total);
  const helps = sources.map((source) => source.trains ?? needs.length);
  const uses: ExtraUse[][] = needs.map(() => []);

  const give = (train: number, index: number, missing: number): boolean => {
    if (missing === 0) return train + 1 >= needs.length || give(train + 1, 0, needs[train + 1] ?? 0);
    allotment.tick();
    const source = sources[index];
    const use = uses[train];
    if (source === undefined || use === undefined) return false;
    const budget = left[index] ?? 0;
    const trains = helps[index] ?? 0;
    const excluded = use.some((other) => excludes(source, other.id, sources));
    const most = excluded || trains === 0 ? 0 : Math.min(missing, budget, source.perTrain ?? source.total);
    for (let stops = most; stops > 0; stops--) {
      left[index] = budget - stops;
      helps[index] = trains - 1;
      use.push({ id: source.id, stops });
      if (give(train, index + 1, missing - stops)) return true;
      use.pop();
    }
    left[index] = budget;
    helps[index] = trains;
    return give(train, index + 1, missing);
  };

  return needs.length === 0 || give(0, 0, needs[0] ?? 0) ? uses : undefined;
}

function excludes(source: ExtraRange, otherId: string, sources: readonly ExtraRange[]): boolean {
  if (source.notWith?.includes(otherId)) return true;
  return sources.find((other) => other.id === otherId)?.notWith?.includes(source.id) ?? false;
}
