import type { Pack } from '@huarong/studio';
import type { ContentSeed } from './contents.ts';
import type { Form } from './forms.ts';

/** Effects shoppers filter by. Only words that the cosmetics rules allow: no medical claims. */
export const EFFECTS = [
  '保湿',
  '舒缓',
  '屏障修护',
  '紧致',
  '抗皱',
  '提亮',
  '控油',
  '清洁',
  '卸妆',
  '去角质',
  '防晒',
  '滋养',
  '淡化干纹',
  '持妆',
  '遮瑕',
  '显色',
  '养肤底妆',
  '定妆',
  '卷翘',
  '防水',
  '柔顺',
  '蓬松',
  '强韧',
  '去屑',
  '护色',
  '造型',
  '头皮护理',
  '留香',
  '助眠氛围',
  '清新',
  '木质调',
  '花香调',
  '柑橘调',
  '东方调',
  '营养补充',
  '便携',
  '送礼',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const SKIN_TYPES = ['干性', '油性', '混合', '中性', '敏感'] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

/** exclusive 花容独家 · new 新品 · gift-set 礼盒 · niche 小众 · tryout 试用装 */
export type Label = 'exclusive' | 'new' | 'gift-set' | 'niche' | 'tryout';

export interface BrandSeed {
  /** File name and anchor: `solene-ardey`. */
  key: string;
  /** Latin name in capitals as printed: `SOLÈNE ARDEY`. */
  en: string;
  cn: string;
  /** Nicknames shoppers use: `小赤木`. */
  nicknames: string[];
  /** A–Z, or `#` for names that begin with a digit. */
  letter: string;
  /** 法国里昂 · 中国杭州 … An imported brand (not 中国) gets import filing numbers. */
  origin: string;
  since: number;
  /** One line for the brand wall, ≤ 16 characters, no absolute words. */
  slogan: string;
  /** Two or three paragraphs for the brand story, 80–140 characters each. */
  story: string[];
  /** guohuo 国货之选 · niche 小众香氛 · exclusive 花容独家 · newcomer 本月新入驻 */
  marks: ('guohuo' | 'niche' | 'exclusive' | 'newcomer')[];
}

/** A sku: a shade or a size with its prices in yuan. */
export interface SkuSeed {
  /** number, name, hex, family: `['03', '朱砂', '#A91D2B', '正红']` */
  shade?: [number: string, name: string, hex: string, family: string];
  /** `3.2g`, `50ml`, `30 片` */
  size: string;
  price: number;
  /** Struck-through price; leave out when there is none. */
  market?: number;
  /** Units in stock; random when left out. */
  available?: number;
}

export interface ProductSeed {
  /** The form, which adds standard, use, warnings and base formula. */
  form: Form;
  /** Leaf category, see categories.ts: `600020301`. */
  category: string;
  /** Without brand and size: `朱砂丝绒哑光唇膏`. */
  name: string;
  nameEn: string;
  nickname?: string;
  /** One sentence below the name, 10–24 characters. */
  line: string;
  /** Two or three blocks for the description: a short title and 40–90 characters. */
  story: [title: string, text: string][];
  /** What tests found: the figure, what it says, and how it was found: people, days, asked or measured. At most four. */
  tested?: [figure: string, claim: string, method: string][];
  /** What a set holds; a name that is, or begins with, that of another product of the brand links to it. */
  contents?: ContentSeed[];
  /** What leads the ingredient list, in standard Chinese names: `烟酰胺`, `神经酰胺NP`. Materials for tools. */
  stars: string[];
  effects: Effect[];
  /** Leave out when it suits all skin types. */
  skinTypes?: SkinType[];
  skus: SkuSeed[];
  labels?: Label[];
  /** Between 0 and 1, see build/popularity.ts; follows from the name when left out. */
  popularity?: number;
  pack: Pack;
  /** The reason why an opened product cannot be returned, where stricter than usual: engraved, food … */
  noReturn?: string;
}

export interface BrandCatalogue {
  brand: BrandSeed;
  products: ProductSeed[];
}

/** Several shades at one size and price. */
export const shades = (
  size: string,
  price: number,
  market: number | null,
  list: [string, string, string, string][],
): SkuSeed[] => list.map((shade) => ({ shade, size, price, ...(market !== null && { market }) }));

/** Several sizes: `sizes(['30ml', 480, 520], ['50ml', 690])`. */
export const sizes = (...list: [size: string, price: number, market?: number][]): SkuSeed[] =>
  list.map(([size, price, market]) => ({ size, price, ...(market !== undefined && { market }) }));
