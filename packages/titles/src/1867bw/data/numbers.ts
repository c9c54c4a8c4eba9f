/** Section 5, by the number of players. */
export const STARTING_CASH: Readonly<Record<number, number>> = { 3: 450, 4: 425, 5: 375 };
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 15, 4: 13, 5: 12 };

/** Starting values and the phase that opens them. */
export const STARTING_VALUES: readonly { readonly price: number; readonly from: string }[] = [
  { price: 60, from: '2' },
  { price: 80, from: '2' },
  { price: 110, from: '3' },
  { price: 140, from: '5' },
];

export const QUEUE_ROWS = 4;
export const QUEUE_COLUMNS = 2;

/** What the bonus dividend gains by each corporation that has declined. */
export const DECLINED_BONUS = 30;

/** Out of the game: certificates, trains and stations that are never used again. */
export const GONE = 'gone';
