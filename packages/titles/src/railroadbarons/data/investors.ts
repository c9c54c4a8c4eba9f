/** The five private investors, by face value (RB-INV-1). */
export interface InvestorCard {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  /** `priority` switches the Priority Deal, `revenue` goes to a holding, `startup` brings MS&C. */
  readonly kind: 'priority' | 'revenue' | 'startup';
  /** What it adds to the revenue of its holding (RB-INV-7). */
  readonly bonus: number;
  readonly text: string;
}

export const INVESTORS: readonly InvestorCard[] = [
  {
    id: 'I30',
    name: 'The $30 Investor',
    face: 30,
    kind: 'priority',
    bonus: 0,
    text: 'Once in the game, before the first turn of a stock round, gives the Priority Deal to the other player.',
  },
  {
    id: 'I40',
    name: 'The $40 Investor',
    face: 40,
    kind: 'revenue',
    bonus: 20,
    text: 'Assigned to a holding, adds $20 to its revenue while it has a railroad.',
  },
  {
    id: 'I50',
    name: 'The $50 Investor',
    face: 50,
    kind: 'revenue',
    bonus: 30,
    text: 'Assigned to a holding, adds $30 to its revenue while it has a railroad.',
  },
  {
    id: 'I60',
    name: 'The $60 Investor',
    face: 60,
    kind: 'revenue',
    bonus: 40,
    text: 'Assigned to a holding, adds $40 to its revenue while it has a railroad.',
  },
  {
    id: 'I450',
    name: 'The $450 Investor',
    face: 450,
    kind: 'startup',
    bonus: 0,
    text: "Brings the director's certificate of MS&C, whose initial price its owner sets at once, and the Dominion Atlantic for MS&C.",
  },
];

/** Which seat names the first, second, third and fourth investor: A, B, B, A. */
export const NAMING_SEATS: readonly number[] = [0, 1, 1, 0];

/** What lies on the $450 investor (RB-SET-1). */
export const STARTUP = { investor: 'I450', holding: 'MSC', railroad: 'A1' } as const;
