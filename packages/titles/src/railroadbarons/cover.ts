import type { Cover } from '../shared/book.ts';

export const cover: Cover = {
  id: 'railroadbarons',
  name: 'Railroad Barons',
  about:
    'Five holdings, twenty-eight railroads and no map: two players deal in certificates and steer their holdings with a handful of Operator tokens.',
  players: { min: 2, max: 2 },
};
