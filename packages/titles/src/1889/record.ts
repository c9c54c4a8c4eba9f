import {
  type ClassicRecordRules,
  openClassicRecord,
  type RecordedGame,
  type RecordedTable,
  recordNames,
} from '@roundhouse/classic';
import type { Unreadable } from '@roundhouse/engine';
import { TRADE_IN } from './data/trains.ts';
import { routeProblem } from './run.ts';
import { type Company1889, core, type State1889, TurnFrame } from './state.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';
import { title } from './title.ts';
import { phases, trains } from './trains.ts';

/** Plays games recorded on 18xx.games (notes, section G). */

export const RECORD_RULES: ClassicRecordRules<State1889, Company1889, TurnFrame> = {
  turn: TurnFrame,
  core,
  names: recordNames({}, { TR: 'P1', MF: 'P2', ER: 'P3', SMR: 'P4', DR: 'P5', SIR: 'P6', UTF: 'P7' }),
  variants: { beginner_game: 'beginner' },
  stock,
  stations,
  trains,
  phases,
  tradeIn: TRADE_IN,
  problem: routeProblem,
  // The tiles that the beginner game adds have names of their own there.
  tile: (recorded) => recorded.replace(/^Beg/, ''),
};

export const openRecorded = (game: RecordedGame): RecordedTable | Unreadable =>
  openClassicRecord(title, game, RECORD_RULES);
