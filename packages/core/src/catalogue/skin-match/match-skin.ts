import { SKIN_TYPE_NAMES, type SkinType } from '../../community/index.ts';
import { findIngredients } from './find-ingredients.ts';

/** What the label of a product says that matters for skin. */
export interface SkinFacts {
  /** As on the label: 干性, 中性, 混合, 油性, 敏感. Empty: suits all. */
  skinTypes: readonly string[];
  effects: readonly string[];
  ingredients: readonly string[];
}
/** What a member has written about their skin, or a guest has chosen. */
export interface SkinNeeds {
  skinType: SkinType | null;
  concerns: readonly string[];
  avoided: readonly string[];
}
export interface SkinReason {
  isFor: boolean;
  text: string;
}
export interface SkinMatch {
  /** `unknown`: nothing is known of the skin, or the product is not for skin. */
  level: 'good' | 'fair' | 'caution' | 'unknown';
  /** Those against it first. */
  reasons: readonly SkinReason[];
}

/** The word of the labels for each skin type, and those that are near to it. */
const LABELS: Readonly<Record<SkinType, { own: string; near: readonly string[] }>> = {
  dry: { own: '干性', near: [] },
  normal: { own: '中性', near: ['混合'] },
  combinationDry: { own: '混合', near: ['干性'] },
  combinationOily: { own: '混合', near: ['油性'] },
  oily: { own: '油性', near: [] },
  sensitive: { own: '敏感', near: [] },
};

/** The effects that help with each concern of the profile page. */
export const EFFECTS_FOR: Readonly<Record<string, readonly string[]>> = {
  泛红: ['舒缓', '屏障修护'],
  干燥起皮: ['保湿', '滋养', '屏障修护'],
  毛孔: ['控油', '去角质', '清洁'],
  暗沉: ['提亮', '去角质'],
  细纹: ['淡化干纹', '抗皱', '紧致'],
  闭口: ['去角质', '清洁', '控油'],
  出油: ['控油', '清洁'],
  换季敏感: ['舒缓', '屏障修护'],
};

/** What sensitive skin tries on a small area first. */
const IRRITANTS = ['香精', '变性乙醇', '水杨酸', '视黄醇'];
const SENSITIVE_CONCERNS = ['泛红', '换季敏感'];

const OWN_TYPE = 2;
const NEAR_TYPE = 1;
const OTHER_TYPE = -2;
const HELPS = 1;
const IRRITATES = -1;
/** From this sum on a product is recommended. */
const GOOD_FROM = 2;

interface Counted extends SkinReason {
  points: number;
}

/**
 * How well a product fits a skin, with the reasons. Dry skin with 泛红, a cream for 干性 that is 舒缓: 2 + 1, good. An
 * avoided ingredient outweighs everything else.
 */
export function matchSkin(product: SkinFacts, needs: SkinNeeds): SkinMatch {
  const isKnown = needs.skinType !== null || needs.concerns.length > 0 || needs.avoided.length > 0;
  if (!isKnown || (product.skinTypes.length === 0 && product.ingredients.length === 0))
    return { level: 'unknown', reasons: [] };
  const avoided = findIngredients(product.ingredients, needs.avoided);
  const counted = [
    ...typeReason(product, needs),
    ...concernReasons(product, needs),
    ...irritantReasons(product, needs, avoided),
  ];
  const points = counted.reduce((sum, reason) => sum + reason.points, 0);
  const reasons = [
    ...avoided.map((name) => ({ isFor: false, text: `含有你要避开的${name}` })),
    ...counted.map(({ isFor, text }) => ({ isFor, text })),
  ].sort((a, b) => Number(a.isFor) - Number(b.isFor));
  if (avoided.length > 0 || points < 0) return { level: 'caution', reasons };
  return { level: points >= GOOD_FROM ? 'good' : 'fair', reasons };
}

function typeReason({ skinTypes }: SkinFacts, { skinType }: SkinNeeds): Counted[] {
  if (skinType === null || skinTypes.length === 0) return [];
  const { own, near } = LABELS[skinType];
  const name = SKIN_TYPE_NAMES[skinType];
  if (skinTypes.includes(own)) return [{ points: OWN_TYPE, isFor: true, text: `标注适合${own}肤质` }];
  const close = near.find((label) => skinTypes.includes(label));
  if (close) return [{ points: NEAR_TYPE, isFor: true, text: `标注适合${close}肤质，和${name}接近` }];
  return [{ points: OTHER_TYPE, isFor: false, text: `标注适合${skinTypes.join('、')}，没有${own}` }];
}

const concernReasons = ({ effects }: SkinFacts, { concerns }: SkinNeeds): Counted[] =>
  [...new Set(concerns)].flatMap((concern) => {
    const effect = EFFECTS_FOR[concern]?.find((each) => effects.includes(each));
    return effect ? [{ points: HELPS, isFor: true, text: `${effect}，对应你的${concern}` }] : [];
  });

function irritantReasons(
  { ingredients }: SkinFacts,
  needs: SkinNeeds,
  avoided: readonly string[],
): Counted[] {
  const isSensitive =
    needs.skinType === 'sensitive' || needs.concerns.some((each) => SENSITIVE_CONCERNS.includes(each));
  const found = isSensitive ? findIngredients(ingredients, IRRITANTS) : [];
  const others = found.filter((name) => !avoided.includes(name));
  return others.length === 0
    ? []
    : [{ points: IRRITATES, isFor: false, text: `含${others.join('、')}，敏感时先在耳后试` }];
}
