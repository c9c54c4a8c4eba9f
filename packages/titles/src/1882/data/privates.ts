import type { PrivateData } from '@roundhouse/classic';

export const PRIVATES: readonly PrivateData[] = [
  {
    id: 'P1',
    name: 'Hudson Bay Company',
    face: 20,
    revenue: 5,
    closesHex: 'C11',
    sale: { min: 10, max: 40 },
    closesWith: '5',
  },
  {
    id: 'P2',
    name: 'Saskatchewan Central Company',
    face: 50,
    revenue: 10,
    closesHex: 'H4',
    sale: { min: 25, max: 100 },
    closesWith: '6',
  },
  {
    id: 'P3',
    name: 'North-West Rebellion Company',
    face: 80,
    revenue: 15,
    closesHex: null,
    sale: { min: 40, max: 160 },
    closesWith: '5',
  },
  {
    id: 'P4',
    name: 'Trestle Bridge Company',
    face: 140,
    revenue: 0,
    closesHex: 'G9',
    sale: { min: 70, max: 280 },
    closesWith: '5',
  },
  {
    id: 'P5',
    name: 'Canadian Pacific Company',
    face: 180,
    revenue: 25,
    closesHex: null,
    sale: null,
    closesWith: '5',
  },
];
