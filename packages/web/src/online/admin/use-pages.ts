import { useState } from 'react';
import { type Doing, useDoing } from '../use-doing.ts';

interface PageOf<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface Pages<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly doing: Doing;
  more(): void;
}

/** A list that comes in pages: the first as it is asked for, the others behind it. */
export function usePages<T extends { readonly id: string }>(
  first: PageOf<T> | null,
  read: (after: string) => Promise<PageOf<T>>,
): Pages<T> {
  const [rest, setRest] = useState<{
    readonly of: PageOf<T> | null;
    readonly items: readonly T[];
    readonly next: string | null;
  }>({
    of: null,
    items: [],
    next: null,
  });
  const doing = useDoing();
  const isCurrent = rest.of === first;
  const next = isCurrent ? rest.next : (first?.next ?? null);
  const items = [...(first?.items ?? []), ...(isCurrent ? rest.items : [])];
  const more = () =>
    void doing.run(async () => {
      if (next === null) return;
      const page = await read(next);
      setRest({ of: first, items: [...(isCurrent ? rest.items : []), ...page.items], next: page.next });
    });
  return { items, hasMore: next !== null, more, doing };
}
