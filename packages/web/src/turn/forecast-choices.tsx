import type { Choice, GameEvent } from '@roundhouse/engine/play';
import { useMemo } from 'react';
import type { TitleInfo } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import type { Money } from '../ui/money.ts';
import { useForecast } from '../worker/use-forecast.ts';
import { ChoiceRow } from './choice-row.tsx';
import { alike } from './choice-words.ts';
import { isTrade, tradeWords } from './trade.ts';

/** What is worth reading before a decision is taken. */
const TELLING = new Set<GameEvent['type']>(['dividend', 'withheld', 'price', 'closed', 'ended']);
/** What a purchase sets off beyond itself. */
const SET_OFF = new Set<GameEvent['type']>(['phase', 'rusted', 'closed', 'discarded', 'special', 'ended']);

/** Decisions whose consequences are asked for beforehand; amounts are named first. */
const isForeseen = ({ range, action }: Choice): boolean => range === undefined && action.routes === undefined;

/** What a private company is worth and can do, where one is chosen and not paid for. */
function privateWords({ item, price }: Choice['action'], info: TitleInfo, money: Money): string {
  const text = typeof item === 'string' && price === undefined ? info.privates[item] : undefined;
  if (text === undefined) return '';
  const pays = text.revenue === '' ? '' : `, pays ${text.revenue}`;
  return `Value ${money(text.face)}${pays}. ${text.text}`;
}

/** Choices as rows, with what each of them would bring about; `under` is what they stand under, and need not say. */
export function ForecastChoices({
  choices,
  under,
}: {
  readonly choices: readonly Choice[];
  readonly under?: string;
}) {
  const { session, names, view, info, money } = useTable();
  const { terms } = info;
  const rows = useMemo(
    () => alike(choices, (action) => session.title.sentences.action(action, names)),
    [choices, session, names],
  );
  const actions = useMemo(
    () => rows.filter(({ choice }) => isForeseen(choice)).map(({ choice }) => choice.action),
    [rows],
  );
  const forecasts = useForecast(session, actions);
  const eventsOf = (choice: Choice) => forecasts?.[actions.indexOf(choice.action)]?.events ?? [];
  const tell = (events: readonly GameEvent[]): string =>
    events.flatMap((event) => session.title.sentences.event(event, names) ?? []).join(' · ');

  const note = (choice: Choice): string => {
    const events = eventsOf(choice);
    const { action } = choice;
    const player = view.players.find(({ id }) => id === action.player);
    if (isTrade(choice, terms)) return tradeWords(action, player?.cash ?? 0, events, names, money);
    if (action.type === 'train') {
      const paid = typeof action.price === 'number' && choice.range === undefined ? money(action.price) : '';
      const more = tell(events.filter(({ type }) => SET_OFF.has(type)));
      return [paid, more].filter((part) => part !== '').join(': ');
    }
    if (action.type !== 'accept') return privateWords(action, info, money);
    return tell(
      events.filter(
        (event) => TELLING.has(event.type) || (event.type === 'paid' && event.to === action.player),
      ),
    );
  };
  return (
    <ul className="choice-rows">
      {rows.map(({ choice, count }) => (
        <ChoiceRow
          key={JSON.stringify(choice)}
          choice={choice}
          {...(under === undefined ? {} : { under })}
          count={count}
          note={note(choice)}
          danger={eventsOf(choice).some(({ type }) => type === 'rusted' || type === 'ended')}
        />
      ))}
    </ul>
  );
}
