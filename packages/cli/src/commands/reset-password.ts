import { homeOf, nameKey, newReset, resetLink } from '@roundhouse/server';
import { onlyArgument, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { print } from '../io.ts';
import { DATABASE_DETAILS, DATABASE_OPTIONS, withStorage } from '../server-config.ts';

export const usage = 'roundhouse reset-password NAME [--data DIR] [--database URL]';
export const details = [
  'Prints a link with which the user NAME sets a new password, once, within an hour; beside a server that runs.',
  'The link leads to ROUNDHOUSE_PUBLIC_URL, or to this computer: set it as for the server.',
  ...DATABASE_DETAILS,
];

export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, DATABASE_OPTIONS, usage);
  const name = onlyArgument(args, 'reset-password takes one name', usage);
  await withStorage(args, 'write', async ({ db }, config) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (user === undefined) throw wrongCall(`there is no account "${name.slice(0, 60)}"`);
    print(resetLink(homeOf(config), await newReset(db, user.id, Date.now())));
  });
}
