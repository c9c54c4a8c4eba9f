import type { RefusalTable } from '@roundhouse/engine';

/** What each code of a refusal means in the ledger, and its sentence. */
export const REFUSALS = {
  'selection.not-there': {
    rule: 'RB-SET-5',
    text: '{investor} is not among the investors still to be named.',
  },
  'selection.face-value': { rule: 'RB-SET-11', text: 'Every investor has its face value in this game.' },
  'selection.value': { rule: 'RB-SET-10', text: 'Name a value of $0 or more, in whole dollars.' },
  'selection.none-named': { rule: 'RB-SET-6', text: 'No investor has been named yet.' },
  'par.price': { rule: 'RB-HOLD-5', text: 'An initial price is $70, $80, $90 or $100, not {$price}.' },

  'stock.unknown-holding': {
    rule: { by: 'deal', cases: { sale: 'RB-SR-19' }, otherwise: 'RB-SR-7' },
    text: 'There is no holding "{holding}".',
  },
  'stock.sales-first': { rule: 'RB-SR-4', text: 'All sales of a turn come before its purchase.' },
  'stock.not-held': { rule: 'RB-SR-19', text: 'You do not have the {percent}% certificate of {holding}.' },
  'stock.director-certificate': {
    rule: 'RB-SR-32',
    text: "In this game the director's certificate is never sold.",
  },
  'stock.bank-full': {
    rule: 'RB-HOLD-13',
    text: '{percent}% of {holding} would be in the bank; {limit}% is the most.',
  },
  'stock.one-purchase': { rule: 'RB-SR-3', text: 'You have bought a certificate in this turn.' },
  'stock.sold-before': { rule: 'RB-SR-9', text: 'You have sold shares of {holding} in this stock round.' },
  'stock.not-for-sale': {
    rule: 'RB-SR-7',
    text: 'The {percent}% certificate of {holding} is not in the bank.',
  },
  'stock.not-started': {
    rule: 'RB-SR-12',
    text: 'Nobody has started {holding}: its first buyer sets the price.',
  },
  'stock.cash': { rule: 'RB-SR-8', text: 'This costs {$price}; you have {$cash}.' },
  'stock.certificate-limit': {
    rule: { by: 'above', cases: { true: 'RB-SR-34' }, otherwise: 'RB-HOLD-16' },
    text: 'You have {held} certificates; {limit} is the limit.',
  },
  'start.started': { rule: 'RB-SR-12', text: '{holding} has been started at {$price}.' },
  'start.director-first': {
    rule: 'RB-SR-12',
    text: 'The first certificate of {holding} to be bought is the {percent}%.',
  },
  'exchange.one-for-one': { rule: 'RB-SR-18', text: 'One certificate is exchanged for one certificate.' },
  'exchange.not-smaller': {
    rule: { by: 'deal', cases: { sale: 'RB-SR-16' }, otherwise: 'RB-SR-13' },
    text: '{small}% is not less than the {large}% of {holding}.',
  },
  'exchange.not-there': {
    rule: 'RB-SR-19',
    text: 'The {percent}% certificate of {holding} is not there to be exchanged.',
  },

  'tokens.taken-back': { rule: 'RB-OR-14', text: 'Tokens cannot be taken from where they lie.' },
  'tokens.one-invested': { rule: 'RB-OR-13', text: 'One token at most is invested in a turn.' },
  'tokens.too-many': { rule: 'RB-OR-6', text: '{holding} has {idle} tokens to place.' },
  'tokens.network-only': {
    rule: 'RB-OR-7',
    text: 'In this game only the token for the network is placed now.',
  },

  'addition.no-token': {
    rule: { by: 'adding', cases: { takeover: 'RB-OR-10', investor: 'RB-OR-36' }, otherwise: 'RB-OR-9' },
    text: '{holding} has no free token on (+).',
  },
  'stack.empty': { rule: 'RB-OR-45', text: 'The stack is empty.' },
  'stack.not-on-top': { rule: 'RB-OR-27', text: 'On top of the stack lies {top}.' },
  'stack.no-level': { rule: 'RB-RR-10', text: '{railroad} has no level "{level}".' },
  'stack.treasury': { rule: 'RB-OR-34', text: '{holding} has {$cash}, the railroad costs {$price}.' },
  'stack.own-money': {
    rule: 'RB-OR-34',
    text: 'The treasury of {holding} lacks {$lacking}: add just that of your own, not {$own}.',
  },
  'stack.cash': { rule: 'RB-OR-34', text: 'The treasury lacks {$lacking}; you have {$cash}.' },
  'takeover.nobody-has': { rule: 'RB-OR-33', text: 'No operating holding has {railroad}.' },
  'takeover.own': { rule: 'RB-OR-29', text: '{holding} has that railroad already.' },
  'takeover.least-price': {
    rule: 'RB-OR-29',
    text: 'A railroad of another holding costs at least {$least}.',
  },
  'takeover.too-dear': { rule: 'RB-OR-32', text: 'The treasury of {holding} has only {$cash}.' },
  'takeover.declined': {
    rule: 'RB-OR-30',
    text: '{$declined} has been declined in this turn; only a higher offer can be made.',
  },
  'investor.unknown': { rule: 'RB-OR-37', text: 'There is no investor "{investor}".' },
  'investor.never-assigned': { rule: 'RB-INV-6', text: '{investor} is not assigned to holdings.' },
  'investor.there': { rule: 'RB-OR-37', text: '{investor} is with {holding} already.' },
  'investor.not-yours': { rule: 'RB-OR-37', text: '{investor} is not at your disposal.' },
  'surplus.not-owned': { rule: 'RB-OR-40', text: '{holding} does not have {railroad}.' },
  'agreement.proposed': 'RB-END-8',

  'order.game': 'RB-SR-1',
  'order.selection': 'RB-SET-6',
  'order.par': 'RB-INV-10',
  'order.priority': 'RB-INV-4',
  'order.priority-used': 'RB-INV-3',
  'order.stock': 'RB-SR-3',
  'order.operating': 'RB-OR-4',
  'order.tokens': 'RB-OR-7',
  'order.turn': 'RB-OR-25',
  'order.offer-train': 'RB-OR-30',
} as const satisfies RefusalTable;
