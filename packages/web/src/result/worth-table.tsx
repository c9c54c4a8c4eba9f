import type { PlayerView, WorthItem } from '../contract.ts';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { PresidentMark } from '../ui/president-mark.tsx';
import './worth-table.css';

/** What a player's worth is made of, line by line, down to the sum. */
export function WorthTable({ player }: { readonly player: PlayerView }) {
  const { names, info, money } = useTable();
  const counted = new Set(player.worthItems.flatMap((item) => (item.kind === 'private' ? [item.id] : [])));
  const idle = player.privates.filter((id) => !counted.has(id));
  return (
    <>
      <table className="worth figures">
        <caption className="hidden-label">What {player.name} is worth</caption>
        <tbody>
          {player.worthItems.map((item) => (
            <tr key={keyOf(item)}>
              <th scope="row">
                {item.kind === 'cash' && 'Cash'}
                {item.kind === 'private' && names(item.id)}
                {item.kind === 'shares' && (
                  <>
                    <CompanyBadge id={item.company} text={info.companies[item.company]} size={24} />
                    {item.company}
                    {player.shares[item.company]?.president === true && <PresidentMark />}
                  </>
                )}
              </th>
              <td className="muted">{item.kind === 'shares' && `${item.count} × ${money(item.price)}`}</td>
              <td>{money(item.value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Worth
            </th>
            <td>{money(player.worth)}</td>
          </tr>
        </tfoot>
      </table>
      {idle.length > 0 && (
        <p className="worth-idle">
          {idle.map((id) => (
            <span key={id} className="private-chip">
              {names(id)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** The same as a strip, as long as the worth is beside that of the richest. */
export function WorthStrip({ player, most }: { readonly player: PlayerView; readonly most: number }) {
  const { info } = useTable();
  const colourOf = (item: WorthItem): string =>
    item.kind === 'cash'
      ? 'var(--cash)'
      : item.kind === 'private'
        ? 'var(--muted)'
        : (info.companies[item.company]?.color ?? 'var(--muted)');
  return (
    <div className="worth-strip" aria-hidden="true">
      {player.worthItems
        .filter(({ value }) => value > 0)
        .map((item) => (
          <i
            key={keyOf(item)}
            style={{ background: colourOf(item), width: `${(100 * item.value) / Math.max(1, most)}%` }}
          />
        ))}
    </div>
  );
}

const keyOf = (item: WorthItem): string =>
  item.kind === 'cash' ? 'cash' : item.kind === 'private' ? item.id : item.company;
