import type { BrandMark, BrandWall, WallBrand } from '@huarong/contract/catalogue';

export type LetterGroup = BrandWall['groups'][number];

/** The brands that have the mark and match the typed name; letters without any are dropped. */
export const filterBrands = (
  groups: readonly LetterGroup[],
  { mark, typed }: { mark: BrandMark | null; typed: string },
): LetterGroup[] =>
  groups
    .map(({ letter, brandList }) => ({
      letter,
      brandList: brandList.filter(
        (brand) => (mark === null || brand.marks.includes(mark)) && matchesName(brand, typed),
      ),
    }))
    .filter(({ brandList }) => brandList.length > 0);

export const countBrands = (groups: readonly LetterGroup[]) =>
  groups.reduce((sum, { brandList }) => sum + brandList.length, 0);

/**
 * Matches Latin names from the beginning of a word (`ard` finds SOLÈNE ARDEY, `dey` does not), Chinese names and
 * nicknames anywhere. Ignores accents, case, spaces and full-width letters.
 */
function matchesName({ brandNameEN, brandNameCN, brandNickNames }: WallBrand, typed: string): boolean {
  const term = fold(typed);
  if (term === '') return true;
  const words = brandNameEN.split(/\s+/);
  const suffixes = words.map((_, from) => fold(words.slice(from).join('')));
  return (
    suffixes.some((suffix) => suffix.startsWith(term)) ||
    [brandNameCN, ...brandNickNames].some((name) => fold(name).includes(term))
  );
}

/** The brand that Enter opens: a name that begins with the typed text comes before one that only contains it (`m`: MAISON, not JASPER MOON). */
export function bestMatch(groups: readonly LetterGroup[], typed: string): WallBrand | undefined {
  const brands = groups.flatMap(({ brandList }) => brandList);
  return brands.find(({ brandNameEN }) => fold(brandNameEN).startsWith(fold(typed))) ?? brands[0];
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
