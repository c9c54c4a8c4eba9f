import { useTable } from '../game/table-context.ts';
import { MarketBoard } from '../market/market-board.tsx';
import { StockMatrix } from './stock-matrix.tsx';

/** Everything about shares: the market and who holds what. */
export function StockPanel() {
  const { book } = useTable();
  return (
    <div className="panel-body">
      <StockMatrix />
      {book.market !== null && <MarketBoard market={book.market} />}
    </div>
  );
}
