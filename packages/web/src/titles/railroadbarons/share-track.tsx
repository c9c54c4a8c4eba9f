import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { movesBetween } from '../../market/market-layout.ts';
import './share-track.css';

/** The share value track: where each holding stands, and the line that ends the game. */
export function ShareTrack() {
  const { info, view, snapshot, money } = useTable();
  const moved = new Set(
    movesBetween(snapshot.before?.market ?? [], view.market).map(({ company }) => company),
  );
  const [row = []] = info.market?.rows ?? [];
  return (
    <ol className="barons-track figures" aria-label="Share value track">
      {row.map((cell, column) => {
        const here = view.market.filter((marker) => marker.column === column);
        const marks = (cell?.marks ?? []).map((mark) => `barons-line-${mark}`).join(' ');
        return (
          <li key={cell?.price} className={`barons-line ${marks}`}>
            <span className="barons-price">{cell?.price}</span>
            <span className="barons-markers">
              {here.map(({ company }) => (
                <span
                  key={company}
                  className={moved.has(company) ? 'barons-moved' : undefined}
                  title={`${info.companies[company]?.name} ${money(cell?.price ?? 0)}`}
                >
                  <CompanyBadge id={company} text={info.companies[company]} size={22} />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
