import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage, type Storage } from '../storage/open.ts';
import { type Cable, layCable } from '../testing/faults/cable.ts';
import { sharedPostgres } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { openWire, type Signal, type Wire } from './wire.ts';

let storage: Storage;
let cable: Cable;
let wires: Wire[];
let heard: Signal[];
let reconnected: number;
beforeEach(async () => {
  const url = await (await sharedPostgres()).database();
  const through = new URL(url);
  cable = await layCable(Number(through.port));
  through.port = String(cable.port);
  storage = await openStorage({ url, path: '' });
  heard = [];
  reconnected = 0;
  const log = pino({ level: 'silent' });
  const receiver = {
    receive: (signal: Signal) => heard.push(signal),
    reconnected: () => {
      reconnected++;
    },
  };
  const nobody = { receive: () => undefined, reconnected: () => undefined };
  wires = [
    await openWire(through.href, 'here', log, receiver, { askEvery: 100, patience: 2000 }),
    await openWire(url, 'there', log, nobody),
  ];
});
afterEach(async () => {
  for (const wire of wires) await wire.close();
  await storage.close();
  cable.close();
});

const say = (person: string) => wires[1]?.send(storage.db, { kind: 'person', person });

test('a line on which nothing comes any more is noticed without a word from it, and made anew', async () => {
  await say('Ann');
  await until(() => heard.length === 1);
  cable.hush();
  await say('Bob');
  await until(() => reconnected > 0);
  await say('Cid');
  await until(() => heard.length === 2);
  expect(heard).toMatchObject([{ person: 'Ann' }, { person: 'Cid' }]);
});

test('a line that is well is left alone', async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  await say('Ann');
  await until(() => heard.length === 1);
  expect(reconnected).toBe(0);
});
