import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Short enough for a link, too many to guess: five bits a letter. */
export const newId = (length = 12): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length] ?? 'a').join('');

/** For cookies, tokens and links that let somebody in. */
export const newSecretText = (): string => randomBytes(32).toString('base64url');

/** Such secrets are long and random: a plain hash is enough, and can be looked up. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
