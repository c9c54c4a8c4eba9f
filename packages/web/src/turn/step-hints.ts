const HINTS: Readonly<Record<string, string>> = {
  par: 'Choose the price of its shares.',
  stock: 'Choose what is framed, or one of these.',
  trains: 'Buy from the bank or from other companies.',
  dividend: 'Pay the shareholders, or keep the money in the company.',
  privates: 'Buy a private company from a player, or pass.',
  ship: 'One gold cube on the routes of this turn can be shipped: it adds to the revenue.',
  'name-investor':
    'Name an investor and a price: the other player takes the money or the investor, you get what is left.',
  'money-or-investor': 'Take one of them; the other player gets what you leave.',
  'place-tokens':
    'Each token on + lets it add a railroad or an investor in this turn, each on ▼ lets it keep a railroad at the end. Choose circles on the card of the holding.',
  'add-railroads': 'At the end of the turn only as many railroads stay as there are tokens on ▼.',
  'surplus-railroads': 'It has more railroads than tokens on ▼: what is discarded leaves the game.',
  'priority-deal': 'Whoever has the Priority Deal goes first. It can be switched now, once in the game.',
};

const GROUP_HINTS: Readonly<Record<string, string>> = {
  'take-over': 'For a railroad of a holding of the other player this is an offer that they answer.',
  steel: 'Each tile takes the cheapest steel by itself. Name another here to take that for the next tile.',
};

/** What somebody who sees a kind of choice for the first time should know. */
export const groupHintOf = (type: string): string | null =>
  Object.hasOwn(GROUP_HINTS, type) ? (GROUP_HINTS[type] ?? null) : null;

/** What somebody who sees a step for the first time should know. */
export const hintOf = (step: string): string | null =>
  Object.hasOwn(HINTS, step) ? (HINTS[step] ?? null) : null;
