import {
  allow,
  byRule,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  faceAt,
  name,
  putStation,
  stationsIn,
  stopsOf,
  wholeNumber,
} from '@roundhouse/engine';
import { GEOGRAPHY, presidentFor, type State1882 } from './state.ts';

/** 1882-11.3.2-11: a tile with two cities on a hex whose markers belonged to neither: their cities are chosen. */
export interface SeatFrame extends Frame {
  readonly kind: 'seats';
  /** The company that laid the tile. */
  readonly company: string;
  readonly hex: string;
  /** Owners of the markers still to be seated; nobody has two in a hex. */
  waiting: string[];
}

const seat = defineMove<State1882, SeatFrame, { owner: string; stop: number }>({
  type: 'seat',
  fields: { owner: name, stop: wholeNumber },
  judge(state, frame, { owner, stop }) {
    const markers = stationsIn(state.board, frame.hex);
    const marker = markers.find((candidate) => candidate.owner === owner);
    if (marker === undefined || !frame.waiting.includes(owner)) {
      return byRule(
        '1882-11.3.2-11',
        `There is no marker of "${owner}" to be put into a city of ${frame.hex}.`,
      );
    }
    const city = stopsOf(faceAt(GEOGRAPHY, state.board, frame.hex))[stop];
    if (city?.type !== 'city') return byRule('1882-11.3.2-11', `${frame.hex} has no such city.`);
    const seated = markers.filter((other) => !frame.waiting.includes(other.owner) && other.at?.stop === stop);
    if (seated.length >= (city.slots ?? 0)) {
      return byRule('1882-11.3.2-11', `That city of ${frame.hex} has no place left.`);
    }
    return allow((emit) => {
      const spot = { hex: frame.hex, stop };
      putStation(state.board, marker, spot);
      frame.waiting = frame.waiting.filter((other) => other !== owner);
      if (frame.waiting.length === 0) endFrame(state, frame);
      emit({ type: 'station', company: owner, spot, cost: 0 });
    });
  },
  *candidates(state, frame) {
    const stops = stopsOf(faceAt(GEOGRAPHY, state.board, frame.hex));
    for (const owner of frame.waiting) {
      for (let stop = 0; stop < stops.length; stop++) yield { fields: { owner, stop } };
    }
  },
});

export const seatFrame = defineFrame<State1882, SeatFrame>({
  kind: 'seats',
  order: '1882-11.3.2-11',
  actor: (state, frame) => presidentFor(state, frame.company),
  proceed: () => undefined,
  moves: () => [seat],
  label: () => ({ step: 'seats' }),
});
