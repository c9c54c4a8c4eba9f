import type { Book } from '../contract.ts';

const NONE: readonly string[] = [];

/** The colours of tiles that a phase has reached, in order: values on the map change with them. */
export function phaseColours(book: Pick<Book, 'phases'>, phase: string | null): readonly string[] {
  return book.phases.find(({ name }) => name === phase)?.tiles ?? book.phases[0]?.tiles ?? NONE;
}
