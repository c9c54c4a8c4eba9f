import { useState } from 'react';
import { ChoiceLine } from '../ui/choice-line.tsx';
import { SelectField } from '../ui/select-field.tsx';

const PACES = [
  ['correspondence', 'By correspondence'],
  ['live', 'Live'],
] as const;
const VISIBILITIES = [
  ['link', 'By invitation link'],
  ['public', 'Anybody'],
] as const;

interface GoingOn {
  /** One's own seat. */
  readonly player: string;
  readonly pace: (typeof PACES)[number][0];
  readonly visibility: (typeof VISIBILITIES)[number][0];
}

/** How a game that has begun elsewhere goes on online. */
export const useGoingOn = (player: string) =>
  useState<GoingOn>({ player, pace: 'correspondence', visibility: 'link' });

export function GoingOnFields(props: {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly choice: GoingOn;
  onChange(choice: GoingOn): void;
}) {
  const { players, choice, onChange } = props;
  return (
    <>
      <SelectField
        label="My seat"
        value={choice.player}
        options={players.map(({ id, name }) => [id, name] as const)}
        onChange={(player) => onChange({ ...choice, player })}
      />
      <ChoiceLine
        label="Played"
        name="going-on-pace"
        options={PACES}
        value={choice.pace}
        onChange={(pace) => onChange({ ...choice, pace })}
      />
      <ChoiceLine
        label="Who may join"
        name="going-on-visibility"
        options={VISIBILITIES}
        value={choice.visibility}
        onChange={(visibility) => onChange({ ...choice, visibility })}
      />
    </>
  );
}
