import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Packages of this repository are read from their sources, where others get what was built (`exports` of each package.json). */
const SOURCE = '@roundhouse/source';

export const fromSource = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};
