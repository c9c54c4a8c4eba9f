import type { TitlePanel } from '../panels.ts';
import { Connections } from './connections.tsx';
import { Companies } from './systems.tsx';
import './midwest.css';

export { InTurn } from './in-the-middle.tsx';

function Midwest() {
  return (
    <div className="panel-body">
      <Companies />
      <Connections />
    </div>
  );
}

export const PANELS: readonly TitlePanel[] = [
  { id: 'midwest', name: 'Systems & connections', Panel: Midwest },
];
