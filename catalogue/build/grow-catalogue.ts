import type { Form } from '../kit/forms.ts';
import type { BrandCatalogue, ProductSeed } from '../kit/seed.ts';
import { createRandom, type Random } from './random.ts';

/** Words for generated product names: a line name and a texture word, together about a thousand combinations. */
const LINES = [
  '晨露',
  '夜雪',
  '青岚',
  '暖砂',
  '月汐',
  '松烟',
  '白檀',
  '秋水',
  '浮光',
  '春山',
  '杏雨',
  '桂影',
  '竹隐',
  '梨白',
  '藕丝',
  '荷风',
  '云母',
  '碧潭',
  '霜降',
  '惊鸿',
  '栀子',
  '乌木',
  '苍兰',
  '雪绒',
  '山茶',
  '木樨',
  '朝颜',
  '蔷薇',
  '若水',
  '星河',
  '半夏',
  '鹿鸣',
  '听雪',
  '远山',
  '琥珀',
  '玉兰',
  '扶光',
  '落樱',
  '豆蔻',
  '采薇',
];
const FEELS = [
  '轻润',
  '丰盈',
  '柔雾',
  '清透',
  '丝滑',
  '净澈',
  '凝润',
  '细致',
  '水感',
  '绒光',
  '澄净',
  '舒柔',
  '沁润',
  '柔焦',
  '焕采',
  '绵密',
  '清冽',
  '温润',
  '轻盈',
  '微光',
  '冰感',
  '饱满',
  '匀净',
  '弹润',
  '细雾',
];
/** The noun at the end of a product name. */
const NOUN =
  /(?:气垫|粉底液|粉底霜|粉饼|蜜粉|散粉|腮红|高光|修容|眼影盘?|眼线[笔液膏]?|睫毛膏|眉[笔粉膏]|唇[膏釉蜜油线泥][笔]?|口红|口脂|甲油|洁面[乳膏慕斯啫喱粉]*|卸妆[油膏水乳]|化妆水|爽肤水|精华[水液油露]?|喷雾|乳液?|面霜|眼霜|霜|面膜|睡眠面膜|防晒[霜乳液]?|沐浴[露油]|浴盐|磨砂[膏]?|身体[乳油霜]|护手霜|手霜|足霜|洗发[水露]|护发素|发膜|精油|头皮[精华液]*|香水|淡香[精水]|蜡烛|扩香|香膏|刷|套[刷装]|海绵|粉扑|仪|板|镜|礼盒|套装|饮|胶囊|软糖|茶|粉|片|油|膏|水|露)$/;

/**
 * Generated products for benchmarks: each is a variation of a hand-written one with its own name, prices and colours.
 */
export function growCatalogue(
  brandCatalogues: readonly BrandCatalogue[],
  target: number,
): { brandCatalogue: BrandCatalogue; product: ProductSeed }[] {
  const originals = brandCatalogues.flatMap((brandCatalogue) =>
    brandCatalogue.products.map((product) => ({ category: brandCatalogue, product })),
  );
  const grown: { brandCatalogue: BrandCatalogue; product: ProductSeed }[] = [];
  for (let at = 0; originals.length + grown.length < target; at += 1) {
    const model = originals[at % originals.length]!;
    grown.push({
      brandCatalogue: model.category,
      product: variation(model.product, createRandom(`grow ${at}`), Math.floor(at / originals.length)),
    });
  }
  return grown;
}

function variation(model: ProductSeed, random: Random, round: number): ProductSeed {
  const { nickname: _nickname, labels: _labels, ...rest } = model;
  const noun = NOUN.exec(model.name)?.[0] ?? nounOf(model.form);
  const price = 0.7 + random.next() * 0.9;
  const shift = random.whole(-40, 40);
  return {
    ...rest,
    name: `${random.pick(LINES)}${random.pick(FEELS)}${noun}${round > 0 ? ` ${toRoman(round)}` : ''}`,
    nameEn: `${model.nameEn} No. ${random.whole(2, 99)}`,
    skus: model.skus.map((sku) => ({
      ...sku,
      price: roundPrice(sku.price * price),
      ...(sku.market !== undefined && { market: roundPrice(sku.market * price) }),
    })),
    pack: {
      ...model.pack,
      body: shiftColour(model.pack.body, shift),
      fill: shiftColour(model.pack.fill, shift),
    },
  };
}

/** Prices end in nine or zero. */
const roundPrice = (price: number) => Math.max(9, Math.round(price / 10) * 10 - (price < 300 ? 1 : 0));
const nounOf = (form: Form) => (form.includes('set') ? '套装' : '精选');
const toRoman = (round: number) =>
  ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][round - 1] ?? `N°${round + 1}`;

/** The same colour with slightly shifted channels. */
const shiftColour = (hex: string, by: number) =>
  `#${[1, 3, 5]
    .map((at, index) => Number.parseInt(hex.slice(at, at + 2), 16) + Math.round(by * [1, 0.6, -0.7][index]!))
    .map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
