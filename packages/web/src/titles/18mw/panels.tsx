import type { TitlePanel } from '../panels.ts';
import { Connections } from './connections.tsx';
import { FireSale, MandatoryTrain, Protection } from './in-the-middle.tsx';
import { Companies } from './systems.tsx';
import './midwest.css';

function Midwest() {
  return (
    <div className="panel-body">
      <Protection />
      <FireSale />
      <MandatoryTrain />
      <Companies />
      <Connections />
    </div>
  );
}

export const PANELS: readonly TitlePanel[] = [
  { id: 'midwest', name: 'Systems & connections', Panel: Midwest },
];
