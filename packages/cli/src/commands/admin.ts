import { appoint, homeOf, resetLink, userName } from '@roundhouse/server';
import { onlyArgument, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { print } from '../io.ts';
import { DATABASE_DETAILS, DATABASE_OPTIONS, withStorage } from '../server-config.ts';

export const usage = 'roundhouse admin NAME [--data DIR] [--database URL]';
export const details = [
  'Makes the account NAME an admin of the site, beside a server that runs. Where there is no such account it is made, and a link printed to set its password.',
  'The link leads to ROUNDHOUSE_PUBLIC_URL, or to this computer: set it as for the server.',
  ...DATABASE_DETAILS,
];

export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, DATABASE_OPTIONS, usage);
  const given = userName.safeParse(onlyArgument(args, 'admin takes one name', usage));
  if (!given.success) throw wrongCall(given.error.issues[0]?.message ?? 'this is no name');
  const name = given.data;
  await withStorage(args, 'write', async ({ db }, config) => {
    const { token } = await appoint(db, name, Date.now());
    if (token === null) print(`${name} is an admin now.`);
    else {
      print(`There was no account ${name}: it is made, as an admin. Set its password here, within an hour:`);
      print(resetLink(homeOf(config), token));
    }
  });
}
