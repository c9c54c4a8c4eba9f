import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Chance that nobody can foresee or doubt: a secret whose hash is shown before the game, and which is shown after it. */

export const newSecret = (): string => randomBytes(32).toString('hex');

export const commitmentOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const SEED_BYTES = 6;

/** The seed of the game: the first 48 bits of HMAC-SHA-256(secret, "seed"). */
export const seedOf = (secret: string): number => keyed(secret, 'seed').readUIntBE(0, SEED_BYTES);

/** Seats are drawn by the smallest HMAC-SHA-256(secret, "seat " + id of the person). */
export function drawSeats<T>(secret: string, people: readonly T[], idOf: (person: T) => string): T[] {
  const drawn = people.map((person) => ({
    person,
    lot: keyed(secret, `seat ${idOf(person)}`).toString('hex'),
  }));
  return drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ person }) => person);
}

const keyed = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
