import type { Choice, GameEvent } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useTable } from '../game/table-context.ts';
import { useForecast } from '../scout/use-forecast.ts';
import { ChoiceButton } from './choice-button.tsx';
import './forecast-choices.css';

/** Decisions whose consequences are worth reading before they are taken. */
const TYPES = new Set(['dividend']);
const TELLING = new Set<GameEvent['type']>(['dividend', 'withheld', 'price', 'closed', 'ended']);

export const hasForecast = (type: string): boolean => TYPES.has(type);

/** Choices with what each of them would bring about. */
export function ForecastChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { session, names } = useTable();
  const actions = useMemo(() => choices.map(({ action }) => action), [choices]);
  const forecasts = useForecast(session, actions);
  return (
    <ul className="forecasts">
      {choices.map((choice, index) => {
        const events = forecasts?.[index]?.events?.filter(({ type }) => TELLING.has(type)) ?? [];
        const sentences = events.flatMap((event) => session.title.sentences.event(event, names) ?? []);
        return (
          <li key={JSON.stringify(choice)}>
            <ChoiceButton choice={choice} />
            <span className="muted">{sentences.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
