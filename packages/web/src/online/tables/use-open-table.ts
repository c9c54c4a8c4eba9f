import type { TableDetails } from '@roundhouse/server/contract';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { asSomeone } from '../account/need-someone.ts';
import { type Doing, useDoing } from '../use-doing.ts';

/** A form that opens a table in somebody's name and leads there. */
export function useOpenTable(
  why: string,
  make: () => Promise<TableDetails>,
): { readonly doing: Doing; submit(event: FormEvent): void } {
  const doing = useDoing();
  const [, go] = useLocation();
  return {
    doing,
    submit(event) {
      event.preventDefault();
      asSomeone(why, () => void doing.run(async () => go(`/table/${(await make()).id}`)));
    },
  };
}
