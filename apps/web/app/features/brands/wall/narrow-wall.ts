import type { BrandMark, BrandWall, WallBrand } from '@huarong/contract/catalogue';

export type LetterGroup = BrandWall['groups'][number];

/** The brands that carry the mark and answer to the typed name; letters left without any fall away. */
export const narrowWall = (
  groups: readonly LetterGroup[],
  { mark, typed }: { mark: BrandMark | null; typed: string },
): LetterGroup[] =>
  groups
    .map(({ letter, brandList }) => ({
      letter,
      brandList: brandList.filter(
        (brand) => (mark === null || brand.marks.includes(mark)) && answersTo(brand, typed),
      ),
    }))
    .filter(({ brandList }) => brandList.length > 0);

export const countBrands = (groups: readonly LetterGroup[]) =>
  groups.reduce((all, { brandList }) => all + brandList.length, 0);

/**
 * Latin names from the beginning of a word (`ard` finds SOLÈNE ARDEY, `dey` does not), Chinese names and nicknames
 * from anywhere. Accents, case, spaces and full-width letters make no difference.
 */
function answersTo({ brandNameEN, brandNameCN, brandNickNames }: WallBrand, typed: string): boolean {
  const sought = fold(typed);
  if (sought === '') return true;
  const words = brandNameEN.split(/\s+/);
  const tails = words.map((_, from) => fold(words.slice(from).join('')));
  return (
    tails.some((tail) => tail.startsWith(sought)) ||
    [brandNameCN, ...brandNickNames].some((name) => fold(name).includes(sought))
  );
}

/** What Enter opens: a name that begins with the typed word before one that only holds it (`m`: MAISON, not JASPER MOON). */
export function bestMatch(groups: readonly LetterGroup[], typed: string): WallBrand | undefined {
  const brands = groups.flatMap(({ brandList }) => brandList);
  return brands.find(({ brandNameEN }) => fold(brandNameEN).startsWith(fold(typed))) ?? brands[0];
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
