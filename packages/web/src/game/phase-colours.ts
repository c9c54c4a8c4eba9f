import type { TitleInfo } from '../contract.ts';

const NONE: readonly string[] = [];

/** The colours of tiles that a phase has reached, in order: values on the map change with them. */
export function phaseColours(info: Pick<TitleInfo, 'phases'>, phase: string | null): readonly string[] {
  return info.phases.find(({ name }) => name === phase)?.tiles ?? info.phases[0]?.tiles ?? NONE;
}
