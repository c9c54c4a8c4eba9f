import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { administering } from './admin.ts';
import { Downtime } from './care/downtime.ts';
import { startCheck } from './care/start-check.ts';
import { type Config, homeOf } from './config.ts';
import { makeApp } from './http/app.ts';
import type { Handlers } from './http/handlers.ts';
import { servePages } from './http/pages.ts';
import { BotThreads } from './jobs/bot-threads.ts';
import { lateWorker } from './jobs/late.ts';
import { botWorker } from './jobs/play-bot.ts';
import { Jobs } from './jobs/queue.ts';
import { messageOf } from './message-of.ts';
import { makeMetrics } from './metrics.ts';
import { accounts } from './people/accounts.ts';
import { belongings } from './people/belongings.ts';
import { forgetOldLimits } from './people/limits.ts';
import { resetting, resetWorker } from './people/resets.ts';
import { SessionKeeper } from './people/sessions.ts';
import { Games } from './play/games.ts';
import { moves } from './play/moves.ts';
import { plans } from './play/plans.ts';
import { showing } from './play/show-game.ts';
import type { Site } from './site.ts';
import { holdFolder } from './storage/hold.ts';
import { openStorage, storageSettings } from './storage/open.ts';
import { Hub } from './stream/hub.ts';
import { openWire } from './stream/wire.ts';
import { clearAway } from './tables/clear-away.ts';
import { creating } from './tables/create.ts';
import { importing } from './tables/import.ts';
import { looking } from './tables/lobby.ts';
import { proposing } from './tables/proposals.ts';
import { sitting } from './tables/seats.ts';
import { talking } from './tables/talk.ts';
import { Postman } from './tell/postman.ts';
import { tellSettings } from './tell/settings.ts';
import { tellingWorkers } from './tell/tell.ts';

/** A server that runs. */
export interface RunningServer {
  readonly url: string;
  readonly site: Site;
  readonly app: FastifyInstance;
  /** Finishes what is in flight, and stops. */
  stop(): Promise<void>;
}

const SWEEP = 30_000;
const CLEAR_AWAY = 3600_000;

export async function startServer(config: Config, now: () => number = Date.now): Promise<RunningServer> {
  /** What has to be closed, the last first: where the start fails too, or the process would never end. */
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    return await start(config, now, closing, close);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function start(
  config: Config,
  now: () => number,
  closing: (() => unknown)[],
  stop: () => Promise<void>,
): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: null });
  const hold = config.databaseUrl === null ? holdFolder(config.data, `A server at ${homeOf(config)}`) : null;
  closing.push(() => hold?.release());
  const storage = await openStorage({
    ...storageSettings(config),
    onTrouble: (error) => log.warn({ error: error.message }, 'a connection to the database was cut'),
  }).catch((error: unknown) => {
    throw new Error(`the database cannot be opened: ${messageOf(error)}`, { cause: error });
  });
  closing.push(() => storage.close());
  const process = randomBytes(6).toString('hex');
  const theSite = (): Site => site;
  const hub = new Hub(theSite);
  const jobs = new Jobs(theSite);
  const sessions = new SessionKeeper(storage.db, now, config);
  const site: Site = {
    config,
    storage,
    process,
    log,
    metrics: makeMetrics(),
    sessions,
    games: new Games(theSite, storage),
    hub,
    jobs,
    postman: new Postman(storage.db, config, now),
    now,
  };
  sessions.onEnd = async (person) => {
    hub.endOf(person);
    await hub.wire.send(storage.db, { kind: 'person', person });
  };
  closing.push(() => site.postman.close());
  if (storage.url !== null) hub.wire = await openWire(storage.url, process, log, hub);
  closing.push(() => hub.wire.close());
  const threads = new BotThreads(config.botThreads, config.botSeconds, (bot, error) =>
    log.warn({ bot, error: String(error) }, 'the simplest bot has moved in place of another'),
  );
  closing.push(() => threads.close());

  let isStopping = false;
  const app = makeApp(site, handlersOf(site, now()), log);
  servePages(app, site, () => isStopping);
  closing.push(() => hub.presence.close());
  closing.push(() => app.close());

  const downtime = new Downtime(site);
  await downtime.noteAlive();
  const check = await startCheck(site);
  site.games.openAfter(check.of);
  closing.push(() => check.all);
  const sweeping = setInterval(() => void sweep(site, downtime), SWEEP).unref();
  closing.push(() => clearInterval(sweeping));
  const clearing = setInterval(
    () =>
      void clearAway(site).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'the clearing away failed'),
      ),
    CLEAR_AWAY,
  ).unref();
  closing.push(() => clearInterval(clearing));
  if (storage.kind === 'sqlite') await jobs.takeBackAll();
  jobs.start({
    bot: botWorker(site, threads),
    late: lateWorker(site, threads, downtime),
    reset: resetWorker(site),
    ...tellingWorkers(site),
  });
  closing.push(() => jobs.stop());
  closing.push(() => hub.close());
  const url = await app.listen({ port: config.port, host: config.host });
  return {
    url,
    site,
    app,
    async stop() {
      isStopping = true;
      log.info('stopping: what is in flight is finished');
      await stop();
      log.info('stopped');
    },
  };
}

const handlersOf = (site: Site, startedAt: number): Handlers => ({
  ...accounts(site),
  ...resetting(site),
  ...belongings(site),
  ...creating(site),
  ...importing(site),
  ...looking(site),
  ...sitting(site),
  ...proposing(site),
  ...moves(site),
  ...plans(site),
  ...showing(site),
  ...talking(site),
  ...tellSettings(site),
  ...administering(site, startedAt),
});

/** What is done now and then: letting go, renewing, forgetting. */
async function sweep(site: Site, downtime: Downtime): Promise<void> {
  try {
    await downtime.noteAlive();
    site.games.sweep();
    await site.jobs.renew();
    await site.hub.presence.renew();
    site.hub.watchers.renew();
    await forgetOldLimits(site.storage.db, site.now());
    await site.sessions.forgetOld();
    await site.storage.db.deleteFrom('resets').where('expires_at', '<', site.now()).execute();
    await site.storage.db.deleteFrom('here').where('until', '<', site.now()).execute();
  } catch (error) {
    site.log.warn({ error: String(error) }, 'the sweeping failed');
  }
}
