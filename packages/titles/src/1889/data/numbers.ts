export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 420, 3: 420, 4: 420, 5: 390, 6: 390 };

export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 25, 3: 19, 4: 14, 5: 12, 6: 11 };
