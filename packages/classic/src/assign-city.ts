import {
  allow,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  type FrameKind,
  faceAt,
  kindOf,
  pushFrame,
  putStation,
  refuse,
  type Station,
  shortText,
  stationsIn,
  stopsOf,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** A tile with two cities on a hex whose stations belonged to neither: their cities are chosen. */
export interface AssignFrame extends Frame {
  readonly kind: 'seats';
  /** The company that laid the tile. */
  readonly company: string;
  readonly hex: string;
  /** Owners of the stations still to be put into a city; nobody has two in a hex. */
  waiting: string[];
}
export const AssignFrame = kindOf<AssignFrame>('seats');

export function askForCities(
  state: ClassicState,
  company: string,
  hex: string,
  stations: readonly Station[],
): void {
  pushFrame(state, AssignFrame, {
    company,
    hex,
    waiting: stations.map(({ owner }) => owner),
  });
}

export function assignFrame<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
): FrameKind<S> {
  const { geography } = core.box;
  const assign = defineMove<S, AssignFrame, { owner: string; stop: number }>({
    type: 'seat',
    fields: { owner: shortText, stop: wholeNumber },
    judge(state, frame, { owner, stop }) {
      const { hex } = frame;
      const stations = stationsIn(state.board, hex);
      const station = stations.find((candidate) => candidate.owner === owner);
      if (station === undefined || !frame.waiting.includes(owner))
        return refuse('assign.no-marker', { owner, hex });
      const city = stopsOf(faceAt(geography, state.board, hex))[stop];
      if (city?.type !== 'city') return refuse('assign.no-city', { hex });
      const there = stations.filter(
        (other) => !frame.waiting.includes(other.owner) && other.at?.stop === stop,
      );
      if (there.length >= (city.slots ?? 0)) return refuse('assign.no-place', { hex });
      return allow((emit) => {
        const spot = { hex, stop };
        putStation(state.board, station, spot);
        frame.waiting = frame.waiting.filter((other) => other !== owner);
        if (frame.waiting.length === 0) endFrame(state, frame);
        emit({ type: 'station', company: owner, spot, cost: 0 });
      });
    },
    *candidates(state, frame) {
      const stops = stopsOf(faceAt(geography, state.board, frame.hex));
      for (const owner of frame.waiting)
        for (let stop = 0; stop < stops.length; stop++) yield { fields: { owner, stop } };
    },
  });
  return defineFrame<S, AssignFrame>({
    kind: AssignFrame,
    order: 'order.assign',
    actor: (state, frame) => core.requirePresident(state, frame.company),
    moves: [assign],
    label: () => ({ step: 'seats' }),
  });
}
