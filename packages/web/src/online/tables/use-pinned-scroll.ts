import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** So near to its end a list is read at its end. */
const NEAR = 40;

/**
 * A list that grows at both ends: whoever reads its end stays there, whoever reads above stays with those lines and is told that there
 * are more. `first` and `last` name the outermost lines; `own` counts what one adds oneself, which is always shown.
 */
export function usePinnedScroll(
  list: RefObject<HTMLElement | null>,
  first: number | undefined,
  last: number | undefined,
  own: number,
): { readonly isBehind: boolean; onScroll(): void; toEnd(): void } {
  const [isBehind, setIsBehind] = useState(false);
  const isAtEnd = useRef(true);
  const known = useRef({ first, last, own, height: 0 });
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has grown
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const before = known.current;
    known.current = { first, last, own, height: current.scrollHeight };
    if (isAtEnd.current || own > before.own) toEnd();
    else if (first !== before.first) current.scrollTop += current.scrollHeight - before.height;
    else if (last !== before.last) setIsBehind(true);
  }, [first, last, own]);
  return {
    isBehind,
    onScroll() {
      const { current } = list;
      if (current === null) return;
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
      if (isAtEnd.current) setIsBehind(false);
    },
    toEnd,
  };
}
