import { programText } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './program-chip.css';

/** What the table does for a player, with a cross that ends it. */
export function ProgramChip({ player }: { readonly player: string }) {
  const { session, snapshot, names, info } = useTable();
  const program = snapshot.programs[player];
  if (program === undefined) return null;
  const text = `${names(player)} ${programText(program, info.terms, names)}`;
  return (
    <span className="program-chip">
      <Icon name="clock" size={14} />
      <span>{text}</span>
      <button
        type="button"
        aria-label={`Stop: ${text}`}
        title="Stop"
        onClick={() => session.setProgram(player, null)}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}

/** Everything that the table does by itself. */
export function ProgramChips() {
  const { snapshot } = useTable();
  const players = Object.keys(snapshot.programs);
  if (players.length === 0) return null;
  return (
    <ul className="program-chips" aria-label="Done automatically">
      {players.map((player) => (
        <li key={player}>
          <ProgramChip player={player} />
        </li>
      ))}
    </ul>
  );
}
