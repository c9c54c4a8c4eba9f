import { BANK, type Emit, moveCertificate, presidentCertificate, pushFrame } from '@roundhouse/engine';
import { INITIAL_PRICES } from './data/holdings.ts';
import { STARTUP } from './data/investors.ts';
import { settleDirector } from './directors.ts';
import { PriceFrame, setInitialPrice } from './par.ts';
import { type BaronsState, holdingIn } from './state.ts';

/** The $450 investor brings the green 40% without payment (RB-INV-8); its owner sets the price at once (RB-INV-10). */
export function takeStartup(state: BaronsState, owner: string, emit: Emit): void {
  const holding = holdingIn(state, STARTUP.holding);
  giveDirectorCertificate(state, owner);
  settleDirector(state, holding, emit);
  if (state.options.startupPrice === 'highest') {
    setInitialPrice(state, holding, owner, Math.max(...INITIAL_PRICES), emit);
  } else {
    pushFrame(state, PriceFrame, { holding: STARTUP.holding, player: owner });
  }
}

/** Nobody chose it: certificate to the bank, the Dominion Atlantic on top of the stack (RB-SET-13). */
export function putStartupBack(state: BaronsState, emit: Emit): void {
  giveDirectorCertificate(state, BANK);
  state.stack.unshift(STARTUP.railroad);
  state.waiting = null;
  emit({
    type: 'special',
    name: 'put-back',
    facts: { holding: STARTUP.holding, railroad: STARTUP.railroad },
  });
}

function giveDirectorCertificate(state: BaronsState, to: string): void {
  const holding = holdingIn(state, STARTUP.holding);
  const certificate = presidentCertificate(holding);
  if (certificate === undefined) throw new Error(`${STARTUP.holding} has no director's certificate`);
  moveCertificate(holding, certificate, to);
}
