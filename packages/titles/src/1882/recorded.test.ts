import { holdToTraces } from '../testing/hold-to-trace.ts';
import { openRecorded } from './recorded.ts';

holdToTraces('1882', openRecorded);
