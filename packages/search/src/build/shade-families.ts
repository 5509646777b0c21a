import { colourDifference, type Lab, labOf } from '@huarong/core/catalogue';
import type { SearchDocument } from '../document.ts';
import { COLOURS } from '../intent/words/colours.ts';
import { PRODUCTS_PER_STEP } from './step.ts';

/** The largest difference (CIEDE2000) of a shade from its family, besides the nearest family. */
const FAMILY_REACH = 9;

/**
 * The shade families of each product, by colour and not by what the brand calls them: the nearest family and every
 * family within reach; one may be named twice. Lip colours are only compared with families of lips, because a nude
 * lipstick has the colour of a foundation.
 */
export function* assignShadeFamilies(
  documents: readonly SearchDocument[],
): Generator<void, (readonly string[])[]> {
  const families = yield* collectFamilies(documents);
  const cache = new Map<string, readonly string[]>();
  const familiesOf = (group: string, hex: string): readonly string[] => {
    const key = `${group} ${hex}`;
    const known = cache.get(key) ?? nearFamilies(labOf(hex), families.get(group) ?? new Map());
    cache.set(key, known);
    return known;
  };
  const assigned: (readonly string[])[] = [];
  for (const document of documents) {
    const near = document.shadeColours?.flatMap(({ hex }) => familiesOf(groupOf(document), hex));
    assigned.push(near ?? document.shadeFamilies);
    if (assigned.length % PRODUCTS_PER_STEP === 0) yield;
  }
  return assigned;
}

/** The second level: 唇部彩妆, 眼部彩妆. */
const groupOf = ({ categoryIds }: SearchDocument): string => categoryIds[1] ?? categoryIds[0] ?? '';

type Families = ReadonlyMap<string, readonly Lab[]>;

/** The colours of each family in each group of categories. */
function* collectFamilies(documents: readonly SearchDocument[]): Generator<void, Map<string, Families>> {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const [number, document] of documents.entries()) {
    const families = groups.get(groupOf(document)) ?? new Map<string, Set<string>>();
    groups.set(groupOf(document), families);
    for (const { hex, family } of document.shadeColours ?? [])
      families.set(family, (families.get(family) ?? new Set()).add(hex));
    if (number % PRODUCTS_PER_STEP === 0) yield;
  }
  return new Map(
    Array.from(groups, ([group, families]) => [
      group,
      new Map(Array.from(families, ([family, hexes]) => [family, colourOf(family, [...hexes])])),
    ]),
  );
}

/** A family that shoppers also search for has the colours of that word; any other the middle of its shades. */
function colourOf(family: string, hexes: readonly string[]): Lab[] {
  const word = COLOURS.find(({ words, label }) => label === family || words.includes(family));
  if (word) return word.hexes.map(labOf);
  const labs = hexes.map(labOf);
  const mean = (part: (lab: Lab) => number) => labs.reduce((sum, lab) => sum + part(lab), 0) / labs.length;
  return [{ l: mean(({ l }) => l), a: mean(({ a }) => a), b: mean(({ b }) => b) }];
}

function nearFamilies(lab: Lab, families: Families): string[] {
  const distances = Array.from(families, ([family, colours]) => ({
    family,
    distance: Math.min(...colours.map((colour) => colourDifference(lab, colour))),
  }));
  const nearest = Math.min(...distances.map(({ distance }) => distance));
  return distances
    .filter(({ distance }) => distance === nearest || distance <= FAMILY_REACH)
    .map(({ family }) => family);
}
