export { type Chance, randomAction, seededChance } from './random.ts';
