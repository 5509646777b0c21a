import { jarArt } from './jar-parts.ts';

const BUILDS = [
  { radius: 62, height: 112, foot: 60, lid: 48 },
  { radius: 56, height: 130, foot: 50, lid: 42 },
  { radius: 68, height: 104, foot: 68, lid: 54 },
] as const;

export const jarTall = jarArt((context) => context.random('build').pick(BUILDS));
