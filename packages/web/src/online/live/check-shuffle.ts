import type { GameRecord, Snapshot } from '@roundhouse/engine/play';
import { withNames, withoutGenerator } from '@roundhouse/engine/play';
import type { TableDetails } from '@roundhouse/server/contract';
import type { TitlePackage } from '../../contract.ts';

/** One thing that was checked, in words. */
export interface Check {
  readonly text: string;
  readonly ok: boolean;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function keyed(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hexOf(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
}

/** The seed of a game: the first 48 bits of HMAC-SHA-256(secret, "seed"). */
export const seedOf = async (secret: string): Promise<number> =>
  Number.parseInt((await keyed(secret, 'seed')).slice(0, 12), 16);

/** Checks here, without the server, that chance was decided before the game and by nobody. */
export async function checkShuffle(
  title: TitlePackage,
  details: Pick<TableDetails, 'commitment' | 'secret' | 'seats' | 'seating' | 'imported'>,
  record: GameRecord,
  /** The first position as it was given while the game ran, where this page was there. */
  opening: Snapshot | undefined,
): Promise<readonly Check[]> {
  const { secret, commitment, seats, seating, imported } = details;
  if (secret === null) return [{ text: 'The secret is told when the game is over.', ok: false }];
  const hash = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
  const committed: Check = {
    text: 'The secret is the one whose hash was shown before the game.',
    ok: hash === commitment,
  };
  if (imported) return [committed, { text: 'The game was imported with a seed of its own.', ok: true }];
  const checks = [
    committed,
    { text: 'The seed of the game comes from this secret.', ok: (await seedOf(secret)) === record.seed },
  ];
  if (opening !== undefined && opening.after === 0) {
    const dealt = title.open({ ...record, actions: [] });
    // Somebody may be called otherwise since.
    const hashOf = (snapshot: Snapshot) => withNames(snapshot, record.players).hash;
    checks.push({
      text: 'Dealt anew from this seed, the first position is the one that was played.',
      ok: !('error' in dealt) && withoutGenerator(dealt.snapshot()).hash === hashOf(opening),
    });
  }
  if (seating === 'drawn') {
    const people = seats.flatMap(({ person }) => (person === null ? [] : [person.id]));
    const lots = await Promise.all(people.map((id) => keyed(secret, `seat ${id}`)));
    checks.push({
      text: 'The seats were drawn by this secret.',
      ok: lots.every((lot, at) => at === 0 || (lots[at - 1] ?? '') < lot),
    });
  }
  return checks;
}
