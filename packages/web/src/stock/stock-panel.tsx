import { useTable } from '../game/table-context.ts';
import { MarketBoard } from '../market/market-board.tsx';
import { StockMatrix } from './stock-matrix.tsx';

/** Everything about shares: the market and who holds what. */
export function StockPanel() {
  const { info } = useTable();
  return (
    <div className="panel-body">
      <StockMatrix />
      {info.market !== null && <MarketBoard market={info.market} />}
    </div>
  );
}
