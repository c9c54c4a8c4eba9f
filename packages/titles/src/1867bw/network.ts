import { OWN_STATIONS } from '@roundhouse/classic';
import { companyGraph, type HasBoard } from '@roundhouse/engine';
import { GEOGRAPHY } from './data/geography.ts';

/** The track as a corporation sees it: only a city full of foreign stations stops it (1867BW-4.2-8 to -11). */
export const graphOf = ({ board }: HasBoard, company: string) =>
  companyGraph(GEOGRAPHY, board, company, OWN_STATIONS);
