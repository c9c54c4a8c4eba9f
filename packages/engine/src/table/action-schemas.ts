import type { JsonSchema } from '../core/fields.ts';
import type { BaseState } from '../core/state.ts';
import type { Title } from '../core/title.ts';

/** Every kind of action of a title. Where one name stands for several (a station in a turn, or with a card), any of them will do. */
export function allSchemas<S extends BaseState, O>({
  frames,
  outsidePlay,
  outOfTurn = [],
}: Title<S, O>): Record<string, JsonSchema> {
  const kinds = new Map<string, Map<string, JsonSchema>>();
  for (const { type, schema } of [...frames.flatMap(({ all }) => all), ...outsidePlay, ...outOfTurn]) {
    const known = kinds.get(type) ?? new Map<string, JsonSchema>();
    kinds.set(type, known.set(JSON.stringify(schema), schema));
  }
  return Object.fromEntries(
    [...kinds].map(([type, known]) => {
      const [only, ...others] = known.values();
      return [type, only !== undefined && others.length === 0 ? only : { anyOf: [...known.values()] }];
    }),
  );
}
