import { planPart } from '@roundhouse/classic';
import { packTitle } from '@roundhouse/engine';
import { info } from './info.ts';
import { advice } from './routes.ts';
import { core } from './state.ts';
import { sentences } from './text.ts';
import { title } from './title.ts';
import { view } from './view.ts';

export { openRecorded } from './record.ts';
export { title } from './title.ts';

export const royalGorge = packTitle({
  title,
  info,
  sentences,
  view,
  askRoutes: advice.askRoutes,
  plan: planPart(core),
});
