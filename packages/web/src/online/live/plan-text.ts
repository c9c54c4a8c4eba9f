import type { Plan } from '@roundhouse/server/contract';

/** What is to end the passing. */
export const UNTIL_TEXT: Readonly<Record<Plan['until'], string>> = {
  'round-ends': 'until the round ends',
  'others-act': 'until somebody does more than pass',
  never: 'until I stop it',
};

export const passText = ({ until }: Plan): string => `Pass ${UNTIL_TEXT[until]}`;
