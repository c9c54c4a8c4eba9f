import { useTable } from '../game/table-context.ts';
import './president-mark.css';

/** Beside the shares of whoever is president, by the title's word for it. */
export function PresidentMark() {
  const { president } = useTable().info.terms;
  return (
    <span className="president" title={president}>
      {president[0]}
      <span className="hidden-label">, {president.toLowerCase()}</span>
    </span>
  );
}
