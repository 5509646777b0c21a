import { createRandom } from '../build/random.ts';
import { AUTHORS, DEMO_AGES, DEMO_SKINS, type DemoSkin } from './phrases-by-person.ts';

/** A person of the demo: the same level, skin and age in every text. */
interface Reviewer {
  name: string;
  card: string;
  skin: DemoSkin;
  /** Null for people who do not say. */
  age: (typeof DEMO_AGES)[number] | null;
}

/** Most members have the first level, few the highest; the share of each level among those who write. */
const LEVELS: readonly (readonly [card: string, share: number])[] = [
  ['PINK', 0.38],
  ['WHITE', 0.34],
  ['BLACK', 0.2],
  ['GOLD', 0.08],
];
const AGE_SHARES = [0.22, 0.34, 0.22, 0.13, 0.09];
const SKIN_SHARES = [0.19, 0.12, 0.2, 0.24, 0.13, 0.12];

function pickByShare<Item>(items: readonly Item[], shares: readonly number[], fraction: number): Item {
  let sum = 0;
  for (const [index, item] of items.entries()) {
    sum += shares[index] ?? 0;
    if (fraction < sum) return item;
  }
  return items.at(-1)!;
}

const createReviewer = (name: string): Reviewer => {
  const random = createRandom(`reviewer ${name}`);
  return {
    name,
    card: pickByShare(
      LEVELS.map(([card]) => card),
      LEVELS.map(([, share]) => share),
      random.next(),
    ),
    skin: pickByShare(DEMO_SKINS, SKIN_SHARES, random.next()),
    age: random.next() < 0.8 ? pickByShare(DEMO_AGES, AGE_SHARES, random.next()) : null,
  };
};

export const REVIEWERS: readonly Reviewer[] = AUTHORS.map(createReviewer);
