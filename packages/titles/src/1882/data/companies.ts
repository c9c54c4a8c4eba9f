import type { CompanyData } from '@roundhouse/classic';
import { NEUTRAL } from './numbers.ts';

const ONE_NEUTRAL = { owner: NEUTRAL, count: 1 };

export const COMPANIES: readonly CompanyData[] = [
  { id: 'CN', name: 'Canadian National Railway', home: null, stationCosts: [] },
  {
    id: 'CNoR',
    name: 'Canadian Northern Railway',
    home: 'D8',
    stationCosts: [0, 40, 100],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'CPR',
    name: 'Canadian Pacific Railway',
    home: 'I5',
    stationCosts: [0, 40, 100, 100],
  },
  {
    id: 'GTP',
    name: 'Grand Trunk Pacific Railway',
    home: 'L8',
    stationCosts: [0, 40, 100],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'HBR',
    name: 'Hudson Bay Railway',
    home: 'G11',
    stationCosts: [0, 40, 100],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'QL',
    name: "Qu'appelle, Long Lake, and Saskatchewan Railway",
    home: 'J10',
    stationCosts: [0, 40],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'SCR',
    name: 'Saskatchewan Central Railway',
    home: null,
    stationCosts: [0],
    otherMarkers: ONE_NEUTRAL,
  },
];

/** Companies of which one certificate goes with P4, in the order of the draw. */
export const TRESTLE_COMPANIES = ['CNoR', 'CPR', 'GTP', 'HBR', 'QL'] as const;
