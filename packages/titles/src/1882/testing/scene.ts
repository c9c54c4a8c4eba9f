import { OFFERING, putStation, stationsIn } from '@roundhouse/engine';
import { FloatingScene } from '../../testing/floating-scene.ts';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import { NEUTRAL, SUPPLY } from '../data/numbers.ts';
import type { Options1882 } from '../options.ts';
import { type Company1882, core, openTurn, type State1882, TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Support for the tests of 1882. */

export type { CompanyScene, RoundScene } from '../../testing/classic-scene.ts';

export class Scene extends FloatingScene<State1882, Company1882, TurnFrame, Options1882> {
  /** Owners of the markers in a hex, as "CPR.0" with the index of the city. */
  override markers(hex: string): string[] {
    return stationsIn(this.state.board, hex).map(({ owner, at }) => `${owner}.${at?.stop}`);
  }

  /** Puts a marker on the map; of the neutral ones that of the supply comes last. */
  override station(owner: string, hex: string, stop = 0): this {
    const free = this.state.board.stations.filter((one) => one.owner === owner && one.at === null);
    const marker = free.find(({ holder }) => holder !== SUPPLY) ?? free[0];
    if (marker === undefined) throw new Error(`${owner} has no marker left`);
    putStation(this.state.board, marker, { hex, stop });
    return this;
  }

  /** Takes the markers of an owner off the map. */
  clear(owner: string): this {
    for (const marker of this.state.board.stations) {
      if (marker.owner === owner) putStation(this.state.board, marker, null);
    }
    return this;
  }

  neutral(hex: string, stop = 0): this {
    return this.station(NEUTRAL, hex, stop);
  }

  override operated(id: string): this {
    const { home } = core.companyData(id);
    const isPlaced = this.state.board.stations.some(({ owner, at }) => owner === id && at !== null);
    if (home !== null && !isPlaced) core.company(this.state, id).home = home;
    return super.operated(id);
  }
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless forced passes are automatic. */
export function fresh(players = 3, seed = 2, forcedPasses: 'recorded' | 'automatic' = 'recorded'): Scene {
  const { engine, state } = openFresh(title, { ...newRecord('1882', players, seed), forcedPasses });
  return new Scene(title, engine, state, core, TurnFrame, openTurn);
}

/** A game after the auction, with all private companies closed and P4's certificate back in the offering. */
export function later(players = 3, forcedPasses: 'recorded' | 'automatic' = 'recorded'): Scene {
  const scene = fresh(players, 2, forcedPasses);
  for (const privateCompany of Object.values(scene.state.privates)) privateCompany.closed = true;
  for (const certificate of core.company(scene.state, scene.state.trestleShare).certificates) {
    certificate.holder = OFFERING;
  }
  scene.state.rebellionTrain = null;
  return scene;
}

/** An auction played to its end: p1 takes P1 to P4, p2 takes P5 and sets CPR's par. */
export function afterAuction(players = 3, seed = 2, par = 67): Scene {
  const scene = fresh(players, seed);
  for (const { id } of scene.state.players) scene.has(id, 1000);
  for (const item of ['P1', 'P2', 'P3', 'P4', 'P5']) {
    const buyer = item === 'P5' ? 'p2' : 'p1';
    scene.passWhile(() => scene.acting !== buyer).do(buyer, 'take', { item });
  }
  return scene.do('p2', 'par', { price: par });
}
