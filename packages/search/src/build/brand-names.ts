import type { SearchBrand } from '../document.ts';
import { fold } from '../text/fold.ts';
import { removeGaps, splitRuns } from '../text/split-runs.ts';
import type { ToPinyin } from '../text/to-pinyin.ts';

/** All spellings of a brand name, folded and without gaps. */
export interface BrandNames {
  brand: SearchBrand;
  en: string;
  cn: string;
  nicknames: string[];
  pinyin: string;
  initials: string;
}

export const listBrandNames = (brands: readonly SearchBrand[], toPinyin: ToPinyin): BrandNames[] =>
  brands.map((brand) => {
    const pinyin = toPinyin(chineseIn(brand.cn));
    return {
      brand,
      en: removeGaps(fold(brand.en)),
      cn: removeGaps(fold(brand.cn)),
      nicknames: brand.nicknames.map((nickname) => removeGaps(fold(nickname))),
      pinyin: pinyin.full,
      initials: pinyin.initials,
    };
  });

const chineseIn = (text: string) =>
  splitRuns(fold(text))
    .filter((run) => run.script === 'han')
    .map((run) => run.text)
    .join('');
