import type { DeckView } from '@roundhouse/titles';
import { useTable } from '../../game/table-context.ts';
import './train-deck.css';

/** The train deck from the top: the trains, and the phase and event cards that lie between them. */
export function TrainDeck({ deck }: { readonly deck: DeckView }) {
  const { money } = useTable();
  const cards = deck.cards.map((card, place) => ({ ...card, key: `${place} ${card.text}` }));
  return (
    <section className="rg-section">
      <h2>Train deck</h2>
      <p className="rg-note">
        The first train is for sale; a card under a train is resolved at once when that train is bought or
        exported.
        {deck.lastSet !== null && <b> The game ends after set {deck.lastSet}.</b>}
      </p>
      <ol className="rg-deck">
        {cards.map(({ key, kind, text, price }, place) => (
          <li key={key} className={`rg-card rg-card-${kind} ${place === 0 ? 'rg-top' : ''}`}>
            <span className="rg-card-name">{text}</span>
            {price !== null && <span className="figures">{money(price)}</span>}
          </li>
        ))}
        <li className="rg-card rg-card-more">6x2, unlimited</li>
      </ol>
    </section>
  );
}
