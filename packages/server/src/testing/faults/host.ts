import { readConfig } from '../../config.ts';
import { startServer } from '../../server.ts';

/** A server in a process of its own, to be killed. */
const server = await startServer(readConfig(process.env, null));
process.on('disconnect', () => process.exit(0));
process.send?.({ url: server.url });
