import { boxInfo } from '@roundhouse/classic';
import type { TitleInfo } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { BOX_TEXTS, OPTION_TEXTS } from './data/box-texts.ts';
import { summary } from './data/summary.ts';
import rules from './rules.json' with { type: 'json' };

export const info: TitleInfo = { ...summary, ...boxInfo(BOX, BOX_TEXTS), options: OPTION_TEXTS, rules };
