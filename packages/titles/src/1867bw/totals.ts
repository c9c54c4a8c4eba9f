import { faults as classicFaults, totals as classicTotals } from '@roundhouse/classic';
import { isPlayer } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { REFINERY_STATES } from './data/refineries.ts';
import { isFull, refineriesInWyoming } from './deposits.ts';
import { queued } from './queue.ts';
import { isInWyoming } from './routes.ts';
import { phaseOf, type StateBW } from './state.ts';

/** What never changes: besides the usual, the cubes. */
export const totals = (state: StateBW): Record<string, number> => ({
  ...classicTotals(BOX, state),
  cubes: Object.values(state.cubes).reduce((sum, count) => sum + count, state.cubesInBox),
});

/** What must hold in every position. */
export function faults(state: StateBW): string[] {
  const found = classicFaults(BOX, state);
  const { capacity } = phaseOf(state).cubes;
  for (const [hex, count] of Object.entries(state.cubes))
    if (count < 0 || count > capacity) found.push(`${count} cubes in ${hex}`);
  if (state.cubesInBox < 0) found.push('too many cubes');
  if (isFull(state) && refineriesInWyoming(state) > 5) found.push('too many refineries in Wyoming');
  const offBoard = Object.keys(state.refineries).filter((hex) => !isInWyoming(hex));
  if (offBoard.length > 1) found.push('too many refineries off the board');
  if (Object.values(state.refineries).some((refinery) => !REFINERY_STATES.includes(refinery)))
    found.push('a refinery in an unknown state');
  const waiting = queued(state.queue);
  for (const company of Object.values(state.companies)) {
    const { id, stage, certificates } = company;
    if ((stage === 'queued') !== waiting.includes(id))
      found.push(`${id} is ${stage}, and the queue says otherwise`);
    const places: (holder: string) => boolean =
      stage === 'open'
        ? (holder) => isPlayer(state, holder) || holder === id || holder === 'pool'
        : stage === 'acquired'
          ? (holder) => isPlayer(state, holder) || holder === 'gone'
          : (holder) => holder === 'offering' || holder === 'gone';
    if (!certificates.every(({ holder }) => places(holder)))
      found.push(`${id}: a certificate in a wrong place`);
  }
  return found;
}
