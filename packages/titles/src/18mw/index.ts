import { planPart } from '@roundhouse/classic';
import { packTitle } from '@roundhouse/engine';
import { info } from './info.ts';
import { run } from './run.ts';
import { core } from './state.ts';
import { sentences } from './text.ts';
import { title } from './title.ts';
import { view } from './view.ts';

export { title } from './title.ts';

export const midwest = packTitle({
  title,
  info,
  sentences,
  view,
  askRoutes: run.askRoutes,
  plan: planPart(core),
});
