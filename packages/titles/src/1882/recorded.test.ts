import { checkTraces } from '../testing/check-traces.ts';
import { openRecorded } from './record.ts';

checkTraces('1882', openRecorded);
