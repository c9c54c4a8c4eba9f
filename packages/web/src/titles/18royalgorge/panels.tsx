import type { TitlePanel } from '../panels.ts';
import { Debts } from './debts.tsx';
import { GoldTrack } from './gold-track.tsx';
import { useGorgeTable } from './gorge-table.ts';
import { SteelMarket } from './steel-market.tsx';
import { TrainDeck } from './train-deck.tsx';

function Metals() {
  const { steel, gold, coal } = useGorgeTable();
  return (
    <div className="panel-body">
      <SteelMarket steel={steel} />
      <GoldTrack gold={gold} />
      {coal.creek + coal.mines + coal.depot > 0 && (
        <p className="rg-note">
          Coal: {coal.creek} in Coal Creek, {coal.mines} with the mines’ company, {coal.depot} in the depot.
        </p>
      )}
    </div>
  );
}

function DeckAndDebts() {
  const { deck, debts, frozen } = useGorgeTable();
  return (
    <div className="panel-body">
      {frozen && <p className="rg-note">Heavy Winter: no share price moves in this operating round.</p>}
      <TrainDeck deck={deck} />
      <Debts debts={debts} />
    </div>
  );
}

export const PANELS: readonly TitlePanel[] = [
  { id: 'metals', name: 'Steel & gold', Panel: Metals },
  { id: 'deck', name: 'Deck & debts', Panel: DeckAndDebts },
];
