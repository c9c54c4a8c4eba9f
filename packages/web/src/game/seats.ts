/** Who decides for a seat: somebody at this screen, or a player made of code. */
export const SEAT_KINDS = ['human', 'novice', 'steady', 'strong', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const isSeatKind = (name: string): name is SeatKind => SEAT_KINDS.some((kind) => kind === name);

export type Seats = Readonly<Record<string, SeatKind>>;

export const SEAT_TEXT: Readonly<Record<SeatKind, string>> = {
  human: 'at this screen',
  novice: 'novice bot',
  steady: 'steady bot',
  strong: 'strong bot',
  random: 'random player',
};

export const seatOf = (seats: Seats, player: string): SeatKind => seats[player] ?? 'human';
