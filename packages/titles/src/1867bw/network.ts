import { companyGraph, type HasBoard, type StationRules } from '@roundhouse/engine';
import { GEOGRAPHY } from './data/geography.ts';

/** 1867BW-4.2-8 to -11: only a city full of foreign stations stops a network. */
const STATION_RULES: StationRules = {
  isOwn: (station, company) => station.owner === company,
  obstructs: () => true,
};

/** The track as a corporation sees it. */
export const graphOf = ({ board }: HasBoard, company: string) =>
  companyGraph(GEOGRAPHY, board, company, STATION_RULES);
