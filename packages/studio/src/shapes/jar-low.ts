import { jarArt } from './jar-parts.ts';

const BUILDS = [
  { radius: 80, height: 66, foot: 72, lid: 44 },
  { radius: 86, height: 58, foot: 84, lid: 36 },
  { radius: 76, height: 74, foot: 60, lid: 40 },
] as const;

export const jarLow = jarArt((context) => context.random('build').pick(BUILDS));
