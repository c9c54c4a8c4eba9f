import { useTable } from '../../game/table-context.ts';
import { atRailroad, useCards, useChoices } from './cards.ts';
import { lifeOf, RailroadCard } from './railroad-card.tsx';
import './stack-card.css';

/** The stack of railroads: the top card at its levels, and what lies below. */
export function StackCard() {
  const { stack, waiting, level } = useCards();
  const choices = useChoices();
  const { money } = useTable();
  return (
    <section className="barons-stack" aria-label="Railroads">
      <h2>
        Railroads{' '}
        <span className="muted figures">
          {stack.count} in the stack{level > 0 && `, level ${level}`}
        </span>
      </h2>
      <div className="barons-top">
        {stack.top.map((railroad) => (
          <RailroadCard
            key={railroad.side}
            railroad={railroad}
            choices={atRailroad(choices, railroad.id, railroad.side)}
            priced
          />
        ))}
        {stack.count === 0 && <p className="muted">The stack is empty.</p>}
      </div>
      <ol className="barons-below figures">
        {stack.categories.map(({ category, left, sides }) => (
          <li
            key={category}
            className={`barons-level-${sides[0]?.level}`}
            title={sides
              .map(
                (side) =>
                  `level ${side.side}: ${money(side.cost)}, earns ${money(side.income)}, ${lifeOf(side)}`,
              )
              .join('; ')}
          >
            <b>{sides.map(({ side }) => side).join('/')}</b>
            <span>{left}×</span>
            <span className="muted">{sides.map(({ cost }) => money(cost)).join('/')}</span>
          </li>
        ))}
      </ol>
      {waiting !== null && <p className="barons-waiting muted">{waiting.name} waits for MS&C.</p>}
    </section>
  );
}
