import type { MapData } from '@roundhouse/engine';

export const MAP: MapData = {
  orientation: 'flat',
  axes: { x: 'number', y: 'letter' },
  hexes: {
    A11: {
      color: 'gray',
      stops: [{ type: 'town', revenue: 10 }],
      track: [
        [0, 's0'],
        ['s0', 1],
      ],
      name: 'Sandy Bay',
    },
    B2: {
      color: 'red',
      stops: [{ type: 'offboard', revenue: { yellow: 30, brown: 60 } }],
      track: [
        [0, 's0'],
        [5, 's0'],
      ],
      name: 'Northern Alberta',
      borders: [{ edge: 0, type: 'water', cost: 40 }],
    },
    B4: { color: 'plain', icons: ['NWR'] },
    B6: {
      color: 'blue',
      stops: [{ type: 'offboard', revenue: { yellow: 20, brown: 30 } }],
      track: [
        [0, 's0'],
        [1, 's0'],
      ],
      name: 'Fishing exit',
      icons: ['fish'],
    },
    B10: { color: 'plain' },
    B12: {
      color: 'red',
      stops: [{ type: 'offboard', revenue: { yellow: 40, brown: 50 } }],
      track: [
        [0, 's0'],
        [1, 's0'],
      ],
      name: 'Hudson Bay',
      borders: [{ edge: 0, type: 'water', cost: 60 }],
    },
    C3: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Lloydminster',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 20 },
      ],
      icons: ['NWR'],
    },
    C5: { color: 'plain', borders: [{ edge: 0, type: 'water', cost: 40 }], icons: ['NWR'] },
    C7: { color: 'gray', track: [[0, 1]], borders: [{ edge: 5, type: 'none' }] },
    C9: {
      color: 'gray',
      stops: [{ type: 'town', revenue: 10 }],
      track: [
        [0, 's0'],
        ['s0', 4],
      ],
      name: 'Candle Lake',
      borders: [
        { edge: 0, type: 'water', cost: 20 },
        { edge: 1, type: 'none' },
      ],
    },
    C11: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Flin Flon',
      borders: [
        { edge: 0, type: 'water', cost: 60 },
        { edge: 5, type: 'water', cost: 60 },
      ],
      blockedBy: 'P1',
    },
    D2: {
      color: 'plain',
      borders: [
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 20 },
      ],
    },
    D4: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Maidstone',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 20 },
      ],
      icons: ['NWR'],
    },
    D6: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Spiritwood',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 40 },
      ],
      icons: ['NWR'],
    },
    D8: {
      color: 'gray',
      stops: [{ type: 'city', revenue: 30, slots: 1 }],
      track: [
        [0, 's0'],
        [1, 's0'],
      ],
      name: 'Prince Albert',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 2, type: 'none' },
        { edge: 4, type: 'none' },
      ],
      home: ['CNoR'],
    },
    D10: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 60 },
        { edge: 1, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 40 },
      ],
    },
    D12: {
      color: 'plain',
      borders: [
        { edge: 2, type: 'water', cost: 60 },
        { edge: 3, type: 'water', cost: 60 },
      ],
    },
    E3: {
      color: 'plain',
      borders: [
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 40 },
      ],
      icons: ['NWR'],
    },
    E5: {
      color: 'yellow',
      stops: [
        { type: 'city', revenue: 0, slots: 1 },
        { type: 'city', revenue: 0, slots: 1 },
      ],
      label: 'OO',
      name: 'North Battleford & Battleford',
      borders: [
        { edge: 2, type: 'water', cost: 20 },
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 40 },
      ],
      icons: ['NWR'],
    },
    E7: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 20 },
        { edge: 5, type: 'water', cost: 40 },
      ],
      icons: ['NWR'],
    },
    E9: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 20 },
        { edge: 4, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 40 },
      ],
    },
    E11: {
      color: 'plain',
      borders: [
        { edge: 2, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 60 },
      ],
    },
    F2: { color: 'plain' },
    F4: {
      color: 'plain',
      stops: [{ type: 'town', revenue: 0 }],
      name: 'Wilkie',
      borders: [{ edge: 3, type: 'water', cost: 40 }],
    },
    F6: {
      color: 'plain',
      borders: [
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 20 },
      ],
      icons: ['NWR'],
    },
    F8: {
      color: 'plain',
      stops: [
        { type: 'town', revenue: 0 },
        { type: 'town', revenue: 0 },
      ],
      name: 'Rosthern & Melfort',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 2, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 20 },
      ],
    },
    F10: {
      color: 'plain',
      borders: [
        { edge: 2, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 60 },
      ],
    },
    F12: { color: 'yellow', track: [[1, 3]] },
    G3: { color: 'plain', stops: [{ type: 'city', revenue: 0, slots: 1 }], name: 'Kindersley' },
    G5: { color: 'plain', borders: [{ edge: 0, type: 'water', cost: 40 }] },
    G7: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Saskatoon',
      borders: [
        { edge: 3, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 40 },
      ],
    },
    G9: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Humboldt',
      borders: [
        { edge: 2, type: 'water', cost: 20 },
        { edge: 3, type: 'water', cost: 40 },
      ],
      blockedBy: 'P4',
    },
    G11: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Wadena',
      home: ['HBR'],
    },
    H2: { color: 'plain' },
    H4: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 20 },
      ],
      blockedBy: 'P2',
    },
    H6: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 40 },
      ],
    },
    H8: {
      color: 'plain',
      borders: [
        { edge: 1, type: 'water', cost: 40 },
        { edge: 2, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 40 },
      ],
    },
    H10: { color: 'plain', borders: [{ edge: 0, type: 'water', cost: 20 }] },
    H12: { color: 'plain' },
    I1: {
      color: 'red',
      stops: [{ type: 'offboard', revenue: { yellow: 40, brown: 80 } }],
      track: [
        [4, 's0'],
        [5, 's0'],
      ],
      name: 'Western Canada',
    },
    I3: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 20 },
        { edge: 5, type: 'water', cost: 40 },
      ],
    },
    I5: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Swift Current',
      borders: [
        { edge: 2, type: 'water', cost: 20 },
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 40 },
      ],
      home: ['CPR'],
    },
    I7: {
      color: 'plain',
      borders: [
        { edge: 0, type: 'water', cost: 20 },
        { edge: 1, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 40 },
      ],
    },
    I9: { color: 'plain', borders: [{ edge: 5, type: 'water', cost: 60 }] },
    I11: {
      color: 'plain',
      stops: [
        { type: 'town', revenue: 0 },
        { type: 'town', revenue: 0 },
      ],
      name: "Melville & Fort Qu'Appelle",
      borders: [
        { edge: 0, type: 'water', cost: 40 },
        { edge: 1, type: 'water', cost: 40 },
      ],
    },
    I13: {
      color: 'red',
      stops: [{ type: 'offboard', revenue: { yellow: 30, brown: 40 } }],
      track: [
        [1, 's0'],
        [2, 's0'],
      ],
      name: 'Eastern Canada',
    },
    J2: { color: 'plain', borders: [{ edge: 4, type: 'water', cost: 20 }] },
    J4: {
      color: 'plain',
      borders: [
        { edge: 1, type: 'water', cost: 40 },
        { edge: 2, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 40 },
      ],
    },
    J6: {
      color: 'plain',
      borders: [
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 40 },
      ],
    },
    J8: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Moose Jaw',
      borders: [{ edge: 2, type: 'water', cost: 40 }],
    },
    J10: {
      color: 'yellow',
      stops: [
        { type: 'city', revenue: 40, slots: 1 },
        { type: 'city', revenue: 40, slots: 1 },
      ],
      track: [
        [1, 's0'],
        [4, 's1'],
      ],
      label: 'R',
      name: "Pile o' Bones & Lumsden",
      borders: [
        { edge: 2, type: 'water', cost: 60 },
        { edge: 3, type: 'water', cost: 20 },
        { edge: 4, type: 'water', cost: 40 },
      ],
      home: ['QL'],
    },
    J12: { color: 'plain', stops: [{ type: 'city', revenue: 0, slots: 1 }], name: 'Moosomin' },
    K3: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Medicine Hat',
      borders: [
        { edge: 0, type: 'water', cost: 20 },
        { edge: 1, type: 'water', cost: 40 },
        { edge: 3, type: 'water', cost: 40 },
        { edge: 4, type: 'water', cost: 40 },
        { edge: 5, type: 'water', cost: 40 },
      ],
    },
    K5: { color: 'plain' },
    K7: { color: 'plain', borders: [{ edge: 3, type: 'water', cost: 20 }] },
    K9: {
      color: 'plain',
      stops: [
        { type: 'town', revenue: 0 },
        { type: 'town', revenue: 0 },
      ],
      name: 'Rouleau & Mossbank',
    },
    K11: { color: 'plain', borders: [{ edge: 3, type: 'water', cost: 40 }] },
    K13: {
      color: 'gray',
      stops: [{ type: 'city', revenue: 20, slots: 1 }],
      track: [[2, 's0']],
      name: 'Virden',
    },
    L2: {
      color: 'gray',
      stops: [{ type: 'city', revenue: 40, slots: 1 }],
      track: [
        [4, 's0'],
        ['s0', 5],
      ],
      name: 'Lethbridge',
      borders: [{ edge: 4, type: 'water', cost: 40 }],
    },
    L4: { color: 'plain', borders: [{ edge: 2, type: 'water', cost: 40 }] },
    L6: { color: 'plain' },
    L8: {
      color: 'plain',
      stops: [{ type: 'city', revenue: 0, slots: 1 }],
      name: 'Assiniboia',
      home: ['GTP'],
    },
    L10: { color: 'plain' },
    L12: { color: 'plain', stops: [{ type: 'town', revenue: 0 }], name: 'Carlyle' },
    M3: {
      color: 'plain',
      stops: [{ type: 'town', revenue: 0 }],
      name: 'Elkwater',
      terrain: [{ type: 'mountain', cost: 40 }],
      borders: [{ edge: 3, type: 'water', cost: 20 }],
    },
    M5: { color: 'plain' },
    M7: { color: 'plain' },
    M9: { color: 'plain' },
    M11: {
      color: 'yellow',
      stops: [
        { type: 'city', revenue: 0, slots: 1 },
        { type: 'city', revenue: 0, slots: 1 },
      ],
      label: 'OO',
      name: 'Wayburn & Estevan',
    },
    N6: {
      color: 'gray',
      stops: [{ type: 'city', revenue: 30, slots: 1 }],
      track: [
        [2, 's0'],
        ['s0', 4],
      ],
      name: 'Shaunavon',
    },
    N8: { color: 'gray', track: [[3, 4]] },
    N10: { color: 'gray', track: [[2, 4]] },
    N12: {
      color: 'gray',
      stops: [{ type: 'town', revenue: 10 }],
      track: [
        [2, 's0'],
        ['s0', 3],
      ],
      name: 'Oxbow',
    },
    O11: {
      color: 'red',
      stops: [{ type: 'offboard', revenue: { yellow: 30, brown: 30 } }],
      track: [[3, 's0']],
      name: 'USA',
    },
  },
};
