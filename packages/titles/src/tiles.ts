import type { Face } from '@roundhouse/engine';

/** The faces of the numbered tiles that the titles share. A title uses the numbers of its own manifest. */
export const TILES: Readonly<Record<string, Face>> = {
  '1': {
    color: 'yellow',
    stops: [
      { type: 'town', revenue: 10 },
      { type: 'town', revenue: 10 },
    ],
    track: [
      [1, 's0'],
      [3, 's0'],
      [0, 's1'],
      [4, 's1'],
    ],
  },
  '2': {
    color: 'yellow',
    stops: [
      { type: 'town', revenue: 10 },
      { type: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
    ],
  },
  '3': {
    color: 'yellow',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
    ],
  },
  '4': {
    color: 'yellow',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [3, 's0'],
    ],
  },
  '5': {
    color: 'yellow',
    stops: [{ type: 'city', revenue: 20, slots: 1 }],
    track: [
      [0, 's0'],
      [1, 's0'],
    ],
  },
  '6': {
    color: 'yellow',
    stops: [{ type: 'city', revenue: 20, slots: 1 }],
    track: [
      [0, 's0'],
      [2, 's0'],
    ],
  },
  '7': { color: 'yellow', track: [[0, 1]] },
  '8': { color: 'yellow', track: [[0, 2]] },
  '9': { color: 'yellow', track: [[0, 3]] },
  '10': {
    color: 'green',
    stops: [
      { type: 'city', revenue: 30, slots: 1 },
      { type: 'city', revenue: 30, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [3, 's1'],
    ],
  },
  '11': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 2],
      [2, 's0'],
      [4, 's0'],
      [0, 4],
    ],
    label: 'HALT',
  },
  '12': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 1 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
    ],
  },
  '13': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 1 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
  },
  '14': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '15': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  '16': {
    color: 'green',
    track: [
      [0, 2],
      [1, 3],
    ],
  },
  '17': {
    color: 'green',
    track: [
      [1, 3],
      [0, 4],
    ],
  },
  '18': {
    color: 'green',
    track: [
      [0, 3],
      [1, 2],
    ],
  },
  '19': {
    color: 'green',
    track: [
      [0, 3],
      [2, 4],
    ],
  },
  '20': {
    color: 'green',
    track: [
      [0, 3],
      [1, 4],
    ],
  },
  '21': {
    color: 'green',
    track: [
      [0, 2],
      [3, 4],
    ],
  },
  '22': {
    color: 'green',
    track: [
      [0, 4],
      [2, 3],
    ],
  },
  '23': {
    color: 'green',
    track: [
      [0, 3],
      [0, 4],
    ],
  },
  '24': {
    color: 'green',
    track: [
      [0, 3],
      [0, 2],
    ],
  },
  '25': {
    color: 'green',
    track: [
      [0, 2],
      [0, 4],
    ],
  },
  '26': {
    color: 'green',
    track: [
      [0, 3],
      [0, 5],
    ],
  },
  '27': {
    color: 'green',
    track: [
      [0, 3],
      [0, 1],
    ],
  },
  '28': {
    color: 'green',
    track: [
      [0, 4],
      [0, 5],
    ],
  },
  '29': {
    color: 'green',
    track: [
      [0, 2],
      [0, 1],
    ],
  },
  '30': {
    color: 'green',
    track: [
      [0, 4],
      [0, 1],
    ],
  },
  '31': {
    color: 'green',
    track: [
      [0, 2],
      [0, 5],
    ],
  },
  '32': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [1, 's1'],
      [2, 's2'],
      [3, 's3'],
      [4, 's4'],
      [5, 's5'],
    ],
    label: 'L',
  },
  '33': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [5, 's0'],
      [3, 's1'],
      [4, 's2'],
    ],
    label: 'L',
  },
  '34': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [0, 's2'],
      [3, 's2'],
      [2, 's0'],
      [4, 's1'],
    ],
    label: 'BGM',
  },
  '35': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 40, slots: 1 },
      { type: 'city', revenue: 40, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [2, 's0'],
      [1, 's1'],
      [3, 's1'],
    ],
  },
  '36': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 40, slots: 1 },
      { type: 'city', revenue: 40, slots: 1 },
    ],
    track: [
      [1, 's0'],
      [3, 's0'],
      [0, 's1'],
      [4, 's1'],
    ],
  },
  '37': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 40, slots: 1 },
      { type: 'city', revenue: 40, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [3, 's1'],
      [0, 3],
    ],
  },
  '38': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '39': {
    color: 'brown',
    track: [
      [0, 2],
      [0, 1],
      [1, 2],
    ],
  },
  '40': {
    color: 'brown',
    track: [
      [0, 2],
      [2, 4],
      [0, 4],
    ],
  },
  '41': {
    color: 'brown',
    track: [
      [0, 3],
      [0, 1],
      [1, 3],
    ],
  },
  '42': {
    color: 'brown',
    track: [
      [0, 3],
      [3, 5],
      [0, 5],
    ],
  },
  '43': {
    color: 'brown',
    track: [
      [0, 3],
      [0, 2],
      [1, 3],
      [1, 2],
    ],
  },
  '44': {
    color: 'brown',
    track: [
      [0, 3],
      [1, 4],
      [0, 1],
      [3, 4],
    ],
  },
  '45': {
    color: 'brown',
    track: [
      [0, 3],
      [2, 4],
      [0, 4],
      [2, 3],
    ],
  },
  '46': {
    color: 'brown',
    track: [
      [0, 3],
      [2, 4],
      [3, 4],
      [0, 2],
    ],
  },
  '47': {
    color: 'brown',
    track: [
      [0, 3],
      [1, 4],
      [1, 3],
      [0, 4],
    ],
  },
  '48': {
    color: 'gray',
    stops: [
      { type: 'city', revenue: 100, slots: 1 },
      { type: 'city', revenue: 100, slots: 1 },
      { type: 'city', revenue: 100, slots: 1 },
      { type: 'city', revenue: 100, slots: 1 },
      { type: 'city', revenue: 100, slots: 1 },
      { type: 'city', revenue: 100, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [1, 's1'],
      [2, 's2'],
      [3, 's3'],
      [4, 's4'],
      [5, 's5'],
    ],
    label: 'L',
  },
  '49': {
    color: 'gray',
    stops: [{ type: 'city', revenue: 70, slots: 3 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
    ],
    label: 'L',
  },
  '50': {
    color: 'gray',
    stops: [
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
      { type: 'city', revenue: 70, slots: 1 },
    ],
    track: [
      [0, 's1'],
      [3, 's1'],
      [1, 's0'],
      [2, 's0'],
      [4, 's2'],
      [5, 's2'],
    ],
    label: 'BGM',
  },
  '51': {
    color: 'gray',
    stops: [{ type: 'city', revenue: 50, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '52': {
    color: 'green',
    stops: [
      { type: 'city', revenue: 40, slots: 1 },
      { type: 'city', revenue: 40, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [2, 's1'],
    ],
    label: 'OO',
  },
  '53': {
    color: 'green',
    stops: [{ type: 'city', revenue: 50, slots: 1 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
    label: 'B',
  },
  '54': {
    color: 'green',
    stops: [
      { type: 'city', revenue: 60, slots: 1 },
      { type: 'city', revenue: 60, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's1'],
      [3, 's1'],
    ],
    label: 'NY',
  },
  '55': {
    color: 'yellow',
    stops: [
      { type: 'town', revenue: 10 },
      { type: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [4, 's1'],
    ],
  },
  '56': {
    color: 'yellow',
    stops: [
      { type: 'town', revenue: 10 },
      { type: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [2, 's0'],
      [1, 's1'],
      [3, 's1'],
    ],
  },
  '57': {
    color: 'yellow',
    stops: [{ type: 'city', revenue: 20, slots: 1 }],
    track: [
      [0, 's0'],
      [3, 's0'],
    ],
  },
  '58': {
    color: 'yellow',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [2, 's0'],
    ],
  },
  '59': {
    color: 'green',
    stops: [
      { type: 'city', revenue: 40, slots: 1 },
      { type: 'city', revenue: 40, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [2, 's1'],
    ],
    label: 'OO',
  },
  '60': {
    color: 'gray',
    track: [
      [0, 'j0'],
      [1, 'j0'],
      [2, 'j0'],
      [3, 'j0'],
      [4, 'j0'],
      [5, 'j0'],
    ],
  },
  '61': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 60, slots: 1 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
    label: 'B',
  },
  '62': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 80, slots: 2 },
      { type: 'city', revenue: 80, slots: 2 },
    ],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's1'],
      [3, 's1'],
    ],
    label: 'NY',
  },
  '63': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
  },
  '64': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's1'],
      [4, 's1'],
    ],
    label: 'OO',
  },
  '65': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [4, 's0'],
      [2, 's1'],
      [3, 's1'],
    ],
    label: 'OO',
  },
  '66': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
    ],
    label: 'OO',
  },
  '67': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [2, 's1'],
      [4, 's1'],
    ],
    label: 'OO',
  },
  '68': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 50, slots: 1 },
      { type: 'city', revenue: 50, slots: 1 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [4, 's1'],
    ],
    label: 'OO',
  },
  '69': {
    color: 'yellow',
    stops: [
      { type: 'town', revenue: 10 },
      { type: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [2, 's1'],
      [4, 's1'],
    ],
  },
  '70': {
    color: 'brown',
    track: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  },
  '80': {
    color: 'green',
    track: [
      [0, 'j0'],
      [1, 'j0'],
      [2, 'j0'],
    ],
  },
  '81': {
    color: 'green',
    track: [
      [0, 'j0'],
      [2, 'j0'],
      [4, 'j0'],
    ],
  },
  '82': {
    color: 'green',
    track: [
      [0, 'j0'],
      [1, 'j0'],
      [3, 'j0'],
    ],
  },
  '83': {
    color: 'green',
    track: [
      [0, 'j0'],
      [5, 'j0'],
      [3, 'j0'],
    ],
  },
  '87': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  '88': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '125': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '141': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's0'],
    ],
  },
  '142': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [5, 's0'],
      [3, 's0'],
    ],
  },
  '143': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
    ],
  },
  '144': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
  },
  '145': {
    color: 'brown',
    stops: [{ type: 'town', revenue: 20 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '146': {
    color: 'brown',
    stops: [{ type: 'town', revenue: 20 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  '147': {
    color: 'brown',
    stops: [{ type: 'town', revenue: 20 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '148': {
    color: 'brown',
    stops: [{ type: 'town', revenue: 20 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '171': {
    color: 'gray',
    stops: [{ type: 'city', revenue: 60, slots: 3 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
  },
  '204': {
    color: 'green',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '205': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 1 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
    ],
  },
  '206': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 1 }],
    track: [
      [0, 's0'],
      [5, 's0'],
      [3, 's0'],
    ],
  },
  '207': {
    color: 'green',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
    label: 'Y',
  },
  '208': {
    color: 'green',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
    label: 'Y',
  },
  '290': {
    color: 'gray',
    stops: [{ type: 'city', revenue: 70, slots: 3 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
    label: 'Z',
  },
  '441': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
    ],
  },
  '442': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [5, 's0'],
      [3, 's0'],
    ],
  },
  '448': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  '449': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '450': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '451': {
    color: 'brown',
    stops: [
      { type: 'city', revenue: 60, slots: 1 },
      { type: 'city', revenue: 60, slots: 2 },
      { type: 'city', revenue: 60, slots: 2 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
      [4, 's2'],
      [5, 's2'],
    ],
    label: 'W',
  },
  '475': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 1 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [5, 's0'],
    ],
    label: 'L',
  },
  '582': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 50, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
    label: 'Y',
  },
  '592': {
    color: 'green',
    stops: [{ type: 'city', revenue: 50, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
    label: 'B',
  },
  '611': {
    color: 'brown',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '619': {
    color: 'green',
    stops: [{ type: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '621': {
    color: 'yellow',
    stops: [{ type: 'city', revenue: 30, slots: 1 }],
    track: [
      [0, 's0'],
      [3, 's0'],
    ],
    label: 'Y',
  },
  '622': {
    color: 'green',
    stops: [{ type: 'city', revenue: 40, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
    label: 'Y',
  },
  '911': {
    color: 'brown',
    stops: [{ type: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  '915': {
    color: 'gray',
    stops: [{ type: 'city', revenue: 50, slots: 3 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
};
