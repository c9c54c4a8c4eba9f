import {
  allow,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  faceAt,
  putStation,
  refuse,
  stationsIn,
  stopsOf,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { GEOGRAPHY, presidentFor, type State1882 } from './state.ts';

/** 1882-11.3.2-11: a tile with two cities on a hex whose markers belonged to neither: their cities are chosen. */
export interface SeatFrame extends Frame {
  readonly kind: 'seats';
  /** The company that laid the tile. */
  readonly company: string;
  readonly hex: string;
  /** Markers still to be seated, counted from the end of those in the hex. */
  left: number;
}

const seat = defineMove<State1882, SeatFrame, { stop: number }>({
  type: 'seat',
  fields: z.strictObject({ stop: wholeNumber }),
  judge(state, frame, { stop }) {
    const markers = stationsIn(state.board, frame.hex);
    const marker = markers[markers.length - frame.left];
    const city = stopsOf(faceAt(GEOGRAPHY, state.board, frame.hex))[stop];
    if (marker === undefined || city?.type !== 'city')
      return refuse('1882-11.3.2-11', `${frame.hex} has no such city.`);
    const seated = markers
      .slice(0, markers.length - frame.left)
      .filter((other) => other.at?.stop === stop).length;
    if (seated >= (city.slots ?? 0))
      return refuse('1882-11.3.2-11', `That city of ${frame.hex} has no place left.`);
    return allow((_, emit) => {
      const spot = { hex: frame.hex, stop };
      putStation(state.board, marker, spot);
      frame.left--;
      if (frame.left === 0) endFrame(state, frame);
      emit({ type: 'station', company: marker.owner, spot, cost: 0 });
    });
  },
  *candidates(state, frame) {
    const stops = stopsOf(faceAt(GEOGRAPHY, state.board, frame.hex));
    for (let stop = 0; stop < stops.length; stop++) yield { fields: { stop } };
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
