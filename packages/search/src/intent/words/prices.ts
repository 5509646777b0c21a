import { list } from './phrases.ts';

/** Price words without a number, in yuan. */
export const PRICE_WORDS: readonly { words: readonly string[]; min?: number; max?: number }[] = [
  { words: list('平价 便宜 实惠 白菜价 学生党 学生 性价比高 性价比 高性价比 低价 不贵 平替'), max: 200 },
  { words: list('贵妇 高端 奢华 奢侈 顶级'), min: 600 },
];

/** How far 左右 reaches on both sides. */
export const ABOUT_SHARE = 0.2;
