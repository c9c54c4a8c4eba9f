import { useTable } from '../game/table-context.ts';
import { MarketBoard } from '../market/market-board.tsx';
import { StockMatrix } from './stock-matrix.tsx';
import './stock-panel.css';

/** Everything about shares: the market and who holds what. */
export function StockPanel() {
  const { info } = useTable();
  return (
    <div className="stock-panel">
      <StockMatrix />
      {info.market !== null && <MarketBoard market={info.market} />}
    </div>
  );
}
