import { agreementToEnd, type Title } from '@roundhouse/engine';
import { auctionFrames } from './auction.ts';
import { COMPANIES, PRIVATES } from './data.ts';
import { worth } from './end.ts';
import { homeFrame } from './home.ts';
import { IMPORTED, OPTIONS, type Options1882 } from './options.ts';
import { operatingOrder } from './order.ts';
import { parFrame } from './par.ts';
import { discardFrame } from './phases.ts';
import { offerFrame } from './purchases.ts';
import { rebellionFrame } from './rebellion.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { seatFrame } from './seats.ts';
import { setup } from './setup.ts';
import type { State1882 } from './state.ts';
import { stockFrame } from './stock.ts';
import { faults, totals } from './totals.ts';
import { turnFrame } from './turn.ts';

/** 1882-13-2 */
const agreement = agreementToEnd<State1882>('1882-13-2');

export const title: Title<State1882, Options1882> = {
  id: '1882',
  name: '1882: Assiniboia',
  rules: 1,
  players: { min: 2, max: 6 },
  playersRule: '1882-1-1',
  reserved: [...COMPANIES, ...PRIVATES].map(({ id }) => id),
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  frames: [
    gameFrame,
    ...auctionFrames,
    parFrame,
    stockFrame(operatingOrder),
    operatingFrame,
    turnFrame,
    homeFrame,
    seatFrame,
    rebellionFrame,
    discardFrame,
    offerFrame,
    agreement.frame,
  ],
  aside: [agreement.propose],
  worth,
  totals,
  faults,
};
