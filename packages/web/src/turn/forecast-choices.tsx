import type { Choice, GameEvent } from '@roundhouse/engine';
import type { Terms } from '@roundhouse/titles';
import { useMemo } from 'react';
import { useTable } from '../game/table-context.ts';
import { useForecast } from '../scout/use-forecast.ts';
import { money } from '../ui/money.ts';
import { ChoiceButton } from './choice-button.tsx';
import { paidBy, parPrice } from './par.ts';
import { isTrade, tradeWords } from './trade.ts';
import './forecast-choices.css';

const TELLING = new Set<GameEvent['type']>(['dividend', 'withheld', 'price', 'closed', 'ended']);

/** Decisions whose consequences are worth reading before they are taken. */
export const hasForecast = (choice: Choice, terms: Terms): boolean =>
  choice.action.type === 'dividend' || isTrade(choice, terms) || parPrice(choice, terms) !== null;

/** Choices with what each of them would bring about. */
export function ForecastChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { session, names, view, info } = useTable();
  const { terms } = info;
  const actions = useMemo(() => choices.map(({ action }) => action), [choices]);
  const forecasts = useForecast(session, actions);
  const short = choices.every((choice) => isTrade(choice, terms) || parPrice(choice, terms) !== null);
  const consequence = (choice: Choice, events: readonly GameEvent[]): string => {
    const player = view.players.find(({ id }) => id === choice.action.player);
    if (parPrice(choice, terms) !== null && player !== undefined) {
      const paid = paidBy(player.id, events);
      if (paid > 0) return `leaves ${money(player.cash - paid)}`;
      // What costs nothing may not even say which company it is about.
      const started = events.find(({ type }) => type === 'par');
      return started?.type === 'par' ? `for ${names(started.company)}` : '';
    }
    if (isTrade(choice, terms)) return tradeWords(choice.action, player?.cash ?? 0, events, names);
    return events
      .filter(
        (event) => TELLING.has(event.type) || (event.type === 'paid' && event.to === choice.action.player),
      )
      .flatMap((event) => session.title.sentences.event(event, names) ?? [])
      .join(' · ');
  };
  return (
    <ul className={short ? 'forecasts forecasts-short' : 'forecasts'}>
      {choices.map((choice, index) => (
        <li key={JSON.stringify(choice)}>
          <ChoiceButton choice={choice} />
          <span className="muted figures">{consequence(choice, forecasts?.[index]?.events ?? [])}</span>
        </li>
      ))}
    </ul>
  );
}
