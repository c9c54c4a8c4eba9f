import { engineOf } from '@roundhouse/engine';
import { z } from 'zod';
import { parPart, startMove } from '../par.ts';
import { gameFrame, openClassicGame } from '../rounds.ts';
import { freshCompany, setTable } from '../setup.ts';
import { ClassicTurn, type FloatingCompany } from '../state.ts';
import { CLASSIC_TEXTS } from '../texts.ts';
import { classicTitle } from '../title.ts';
import { turnFrame } from '../turn.ts';
import { BOX, CORE, type SmallState, smallStock } from './small-box.ts';

/** A title that plays stock rounds with the smallest box; turns can be looked at. */

export const STOCK = smallStock({
  moves: (part) => [startMove(CORE, parPart(CORE), part.purchaseProblem)],
});

/** A variant that changes nothing. */
const OPTIONS = z.strictObject({ small: z.boolean().default(false) });

export const SMALL_TITLE = classicTitle<SmallState, FloatingCompany, { small: boolean }>(
  CORE,
  {
    id: 'small',
    name: 'Small',
    about: 'Stock rounds only.',
    players: { min: 3, max: 3 },
    hours: [1, 1],
    weight: 1,
    ground: 'felt',
  },
  {
    rules: 1,
    playersRule: 'small-players',
    refusals: Object.fromEntries(
      [...Object.keys(CLASSIC_TEXTS), 'order.stock', 'order.turn'].map((code) => [code, `small-${code}`]),
    ),
    options: OPTIONS,
    imported: { options: OPTIONS, onTrust: () => false },
    setup: ({ players, seed }) => ({
      ...setTable(BOX, players, seed, freshCompany),
      agenda: [openClassicGame()],
    }),
    frames: [
      gameFrame<SmallState, FloatingCompany>({ operatingRounds: 0 }),
      STOCK.frame,
      turnFrame<SmallState, FloatingCompany, ClassicTurn>(CORE, ClassicTurn, {
        begin: () => undefined,
        steps: { trains: { moves: [], due: () => true } },
      }),
    ],
  },
);

export const SMALL_ENGINE = engineOf(SMALL_TITLE, { autoPass: false });
