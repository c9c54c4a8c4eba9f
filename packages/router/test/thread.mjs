// The sources of a thread as they are; a built product has built threads.
import { tsImport } from 'tsx/esm/api';

await tsImport('../src/threads/thread.ts', import.meta.url);
