import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problem.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes. The library's default algorithm is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The thread pool is shared with the disk: two at once, and not too many waiting. */
const AT_ONCE = 2;
const WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING)
      throw new Problem(503, 'busy', 'Too many people are signing in; try again in a few seconds.', {
        retryAfter: 5,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Takes as long when there is nobody to compare with, so that names cannot be found out. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await decoy());
  const matches = await inTurn(() => verify(against, password).catch(() => false));
  return matches && stored !== null;
}

let decoyHash: Promise<string> | null = null;
const decoy = (): Promise<string> => {
  decoyHash ??= hash('nobody has this password', COST);
  return decoyHash;
};
