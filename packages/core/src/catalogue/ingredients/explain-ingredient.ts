import { CLEANSERS_AND_PRESERVATIVES } from './cleansers-and-preservatives.ts';
import { OILS_AND_WAXES } from './oils-and-waxes.ts';
import { PIGMENTS_AND_SUNSCREENS } from './pigments-and-sunscreens.ts';
import { WATER_AND_CARE } from './water-and-care.ts';

export const GLOSSARY = [
  ...WATER_AND_CARE,
  ...OILS_AND_WAXES,
  ...CLEANSERS_AND_PRESERVATIVES,
  ...PIGMENTS_AND_SUNSCREENS,
];

const plain = (name: string) => name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
const NOTES = new Map(GLOSSARY.flatMap(([names, note]) => names.map((name) => [plain(name), note] as const)));

/**
 * One plain sentence about an ingredient as written on a label, or null. Labels put other names in brackets, in the middle
 * or at the end: 蓖麻（RICINUS COMMUNIS）籽油, 生育酚（维生素E）.
 */
export function explainIngredient(name: string): string | null {
  const written = plain(name);
  return NOTES.get(written) ?? NOTES.get(plain(written.replace(/\([^)]*\)/g, ''))) ?? null;
}
