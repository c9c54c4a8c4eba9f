import { Menu } from '@base-ui/react/menu';
import type { Choice } from '@roundhouse/engine';
import type { Program } from '../automation/program.ts';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from './group-choices.ts';

interface Offer {
  readonly text: string;
  readonly program: Program;
}

/** The programs that make sense now. */
function offers(
  choices: readonly Choice[],
  round: string,
  step: string,
  moves: number,
  operating: boolean,
): Offer[] {
  const found: Offer[] = [];
  if (!choices.some(({ action }) => action.type === 'pass')) return found;
  if (operating) {
    found.push({ text: `Always pass at: ${words(step)}`, program: { kind: 'skip', steps: [step] } });
    return found;
  }
  found.push({ text: 'Pass until something changes', program: { kind: 'pass', round, since: moves } });
  const companies = new Set(
    choices.flatMap(({ action }) =>
      action.type === 'buy' && typeof action.company === 'string' ? [action.company] : [],
    ),
  );
  for (const company of companies) {
    found.push({
      text: `Buy ${company} until it floats`,
      program: { kind: 'buy', company, until: 'floats', round },
    });
    for (const until of [50, 60])
      found.push({
        text: `Buy ${company} until I hold ${until}%`,
        program: { kind: 'buy', company, until, round },
      });
  }
  return found;
}

/** Lets a player hand routine to the table. */
export function AutomationMenu() {
  const { session, snapshot, view } = useTable();
  const [player] = view.acting;
  const list = offers(snapshot.choices, view.round, view.step, snapshot.total, view.operating !== null);
  if (player === undefined || list.length === 0) return null;
  return (
    <Menu.Root>
      <Menu.Trigger className="button button-quiet">
        <Icon name="clock" size={18} /> Automatic…
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} className="popup-layer">
          <Menu.Popup className="popup">
            {list.map(({ text, program }) => (
              <Menu.Item key={text} className="menu-item" onClick={() => session.setProgram(player, program)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
