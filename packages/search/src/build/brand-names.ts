import type { SearchBrand } from '../document.ts';
import { fold } from '../text/fold.ts';
import type { Speller } from '../text/spell.ts';
import { splitRuns, squeeze } from '../text/split-runs.ts';

/** A brand with every way its name is written, folded and without gaps. */
export interface BrandNames {
  brand: SearchBrand;
  en: string;
  cn: string;
  nicknames: string[];
  pinyin: string;
  initials: string;
}

export const namesOfBrands = (brands: readonly SearchBrand[], spell: Speller): BrandNames[] =>
  brands.map((brand) => {
    const spelling = spell(hanIn(brand.cn));
    return {
      brand,
      en: squeeze(fold(brand.en)),
      cn: squeeze(fold(brand.cn)),
      nicknames: brand.nicknames.map((nickname) => squeeze(fold(nickname))),
      pinyin: spelling.full,
      initials: spelling.initials,
    };
  });

const hanIn = (text: string) =>
  splitRuns(fold(text))
    .filter((run) => run.script === 'han')
    .map((run) => run.text)
    .join('');
