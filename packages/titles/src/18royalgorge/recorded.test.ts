import { holdToTraces } from '../testing/hold-to-trace.ts';
import { openRecorded } from './record.ts';

holdToTraces('18RoyalGorge', openRecorded);
