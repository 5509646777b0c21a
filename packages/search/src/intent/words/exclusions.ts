import { list } from './phrases.ts';

/** Ingredients that shoppers want to avoid, as the label prints them. */
export interface IngredientGroup {
  name: string;
  /** As typed: 无酒精, 不含乙醇. */
  words: readonly string[];
  /** Matches a printed ingredient. */
  printed: RegExp;
  /** What the filter looks for, in a sentence. */
  printedAs: string;
}

export const INGREDIENT_GROUPS: readonly IngredientGroup[] = [
  { name: '酒精', words: list('酒精 乙醇'), printed: /^(变性)?乙醇$/, printedAs: '乙醇、变性乙醇' },
  { name: '香精', words: list('香精 香料 香味 人工香精'), printed: /香精/, printedAs: '香精' },
  { name: '硅油', words: list('硅油 硅灵 硅'), printed: /硅氧烷/, printedAs: '各种硅氧烷' },
  {
    name: '硫酸盐',
    words: list('硫酸盐 sls sles'),
    printed: /硫酸酯|^月桂醇硫酸/,
    printedAs: '硫酸盐类表面活性剂',
  },
  {
    name: '防腐剂',
    words: list('防腐剂 防腐'),
    printed: /苯氧乙醇|羟苯|苯甲酸钠|山梨酸钾|甲基异噻唑啉酮/,
    printedAs: '苯氧乙醇、羟苯酯类、苯甲酸钠、山梨酸钾',
  },
  {
    name: '矿物油',
    words: list('矿物油 矿油'),
    printed: /矿油|矿脂|液体石蜡|凡士林/,
    printedAs: '矿油、矿脂',
  },
  { name: '视黄醇', words: list('视黄醇 a醇 维a 维a酸 视黄'), printed: /视黄/, printedAs: '视黄醇类' },
  { name: '水杨酸', words: list('水杨酸 酸'), printed: /水杨酸$/, printedAs: '水杨酸' },
];

export const WITHOUT_WORDS = list('不含有 不含 无添加 不添加 没有添加 零添加 没有 无 零 0 不加 不要 免');

/** Who or what a product must suit, where the product data cannot guarantee it. */
interface Suitability {
  words: readonly string[];
  label: string;
  /** Groups that are left out to be careful. */
  groups: readonly string[];
  scope: readonly string[];
  notice: string;
}

export const SUITABILITIES: readonly Suitability[] = [
  {
    words: list('孕妇 孕期 怀孕 孕妈 准妈妈 备孕 哺乳期 月子'),
    label: '避开视黄醇类、水杨酸',
    groups: ['视黄醇', '水杨酸'],
    scope: ['护肤', '身体沐浴'],
    notice:
      '商品资料没有孕期或哺乳期是否适用的结论。已按全成分表去掉含视黄醇类和水杨酸的商品，使用前请问医生。',
  },
  {
    words: list('婴儿 宝宝 儿童 小孩 新生儿 小朋友'),
    label: '',
    groups: [],
    scope: [],
    notice: '商品资料没有婴幼儿与儿童适用的说明，无法按这个条件筛选，请不要给孩子使用。',
  },
  {
    words: list('纯素 素食 零残忍 无动物实验 有机认证'),
    label: '',
    groups: [],
    scope: [],
    notice: '商品资料没有纯素、零残忍或有机认证的记录，无法按这个条件筛选。',
  },
];
/** Follow a suitability and belong to it. */
export const SUITABLE_WORDS = list('可以用 可以使用 可用 能用 适用 专用 能使用 使用');
