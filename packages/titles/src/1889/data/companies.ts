import type { CompanyData } from '@roundhouse/classic';

/** In the order of the charters. */
// biome-ignore format: a table, one row a line
export const COMPANIES: readonly CompanyData[] = [
  { id: 'AR', name: 'Awa Railroad', home: 'K8', stationCosts: [0, 40] },
  { id: 'IR', name: 'Iyo Railway', home: 'E2', stationCosts: [0, 40] },
  { id: 'SR', name: 'Sanuki Railway', home: 'I2', stationCosts: [0, 40] },
  { id: 'KO', name: 'Takamatsu & Kotohira Electric Railway', home: 'K4', stationCosts: [0, 40] },
  { id: 'TR', name: 'Tosa Electric Railway', home: 'F9', stationCosts: [0, 40, 40] },
  { id: 'KU', name: 'Tosa Kuroshio Railway', home: 'C10', stationCosts: [0] },
  { id: 'UR', name: 'Uwajima Railway', home: 'B7', stationCosts: [0, 40, 40] },
];
