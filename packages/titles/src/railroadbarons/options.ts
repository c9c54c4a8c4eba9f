import type { OptionText } from '@roundhouse/engine';
import { z } from 'zod';

/**
 * The variants, and every point at which the rulings had to choose between readings of the rulebook. The first value of
 * each is the ruling.
 */
export const OPTIONS = [
  {
    id: 'investorValues',
    name: 'Values of the investors',
    text: 'Free: whoever names an investor also names its value. Face: the value is the one printed on the card, as advised for first games.',
    values: ['free', 'face'],
  },
  {
    id: 'incomes',
    name: 'Income of B, D and F',
    text: 'Same: 50, 80 and 120 on both sides, so the higher level buys a longer life only. Level: 80, 120 and 170 at the higher level.',
    values: ['same', 'level'],
  },
  {
    id: 'firstCertificate',
    name: 'First certificate of a holding',
    text: 'Director: the 40% is bought first. Any: the buyer of whichever certificate comes first sets the initial price.',
    values: ['director', 'any'],
  },
  {
    id: 'startupPrice',
    name: 'Initial price of MS&C with the $450 investor',
    text: 'Owner: chosen at once by its owner. Highest: always $100.',
    values: ['owner', 'highest'],
  },
  {
    id: 'exchange',
    name: 'Exchange of certificates',
    text: 'One: one certificate for one. Several: several smaller certificates may go for or come from one larger certificate.',
    values: ['one', 'several'],
  },
  {
    id: 'saleDrop',
    name: "Drop after the director's sales",
    text: 'Turn: one line for all that was sold of a holding in a turn, all paid at the value before. Certificate: one line after each certificate.',
    values: ['turn', 'certificate'],
  },
  {
    id: 'directorToBank',
    name: "Selling the director's certificate",
    text: 'On: the 40% may be sold to the bank. Off: never.',
    values: [true, false],
  },
  {
    id: 'firstPriority',
    name: 'Priority Deal of the first stock round',
    text: 'A: the starting player, who named the fourth investor. B: the other player, who made the last choice.',
    values: ['A', 'B'],
  },
  {
    id: 'placing',
    name: 'Placing of the tokens',
    text: 'First: all tokens are placed before the revenue. Needed: only the network token is decided first; each addition then takes a token, and those left keep railroads.',
    values: ['first', 'needed'],
  },
  {
    id: 'removedCard',
    name: 'Railroad removed after two operating rounds',
    text: 'Counts: it makes railroads obsolete as if it had been bought. Silent: it only leaves the game.',
    values: ['counts', 'silent'],
  },
  {
    id: 'directorCash',
    name: "Director's own money",
    text: 'On: for a railroad from the stack the director may add what the treasury lacks. Off: the treasury alone pays.',
    values: [true, false],
  },
] as const satisfies readonly OptionText[];

export const optionsSchema = z.strictObject({
  investorValues: z.enum(['free', 'face']).default('free'),
  incomes: z.enum(['same', 'level']).default('same'),
  firstCertificate: z.enum(['director', 'any']).default('director'),
  startupPrice: z.enum(['owner', 'highest']).default('owner'),
  exchange: z.enum(['one', 'several']).default('one'),
  saleDrop: z.enum(['turn', 'certificate']).default('turn'),
  directorToBank: z.boolean().default(true),
  firstPriority: z.enum(['A', 'B']).default('A'),
  placing: z.enum(['first', 'needed']).default('first'),
  removedCard: z.enum(['counts', 'silent']).default('counts'),
  directorCash: z.boolean().default(true),
});

export type Options = z.infer<typeof optionsSchema>;
