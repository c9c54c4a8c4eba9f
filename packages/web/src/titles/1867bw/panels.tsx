import type { TitlePanel } from '../panels.ts';
import { CardRow } from './card-row.tsx';
import { Deposits } from './deposits.tsx';
import { Queue } from './queue.tsx';
import { UnionPacific } from './union-pacific.tsx';
import './wyoming.css';

function QueueAndUnionPacific() {
  return (
    <div className="panel-body">
      <CardRow />
      <Queue />
      <UnionPacific />
    </div>
  );
}

function DepositsAndRefineries() {
  return (
    <div className="panel-body">
      <Deposits />
    </div>
  );
}

export const PANELS: readonly TitlePanel[] = [
  {
    id: 'queue',
    name: 'Queue & Union Pacific',
    Panel: QueueAndUnionPacific,
    steps: ['draft', 'acquisition'],
  },
  { id: 'deposits', name: 'Deposits & refineries', Panel: DepositsAndRefineries },
];
