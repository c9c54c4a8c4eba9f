/** Who decides for a seat: somebody at this screen, or a player made of code. */
export const SEAT_KINDS = ['human', 'novice', 'steady', 'strong', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export type Seats = Readonly<Record<string, SeatKind>>;

export const SEAT_TEXT: Readonly<Record<SeatKind, string>> = {
  human: 'at this screen',
  novice: 'bot, novice',
  steady: 'bot, steady',
  strong: 'bot, strong',
  random: 'random player',
};

export const seatOf = (seats: Seats, player: string): SeatKind => seats[player] ?? 'human';
