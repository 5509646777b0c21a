import { splitRuns } from './split-runs.ts';

/** Groups of synonyms. A query for one also finds the others. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['口红', '唇膏', 'lipstick'],
  ['洗面奶', '洁面', 'cleanser'],
  ['爽肤水', '化妆水', '柔肤水', 'toner'],
  ['护手霜', '手霜'],
  ['散粉', '蜜粉', '定妆粉'],
  ['粉饼', '定妆蜜粉'],
  ['粉底', '粉底液', 'foundation'],
  ['气垫', 'cushion'],
  ['隔离霜', '隔离', '妆前乳', 'primer'],
  ['遮瑕', '遮瑕膏', 'concealer'],
  ['防晒霜', '防晒乳', '防晒', 'sunscreen'],
  ['胭脂', '腮红', 'blush'],
  ['高光', '修容高光', 'highlighter'],
  ['眼影', 'eyeshadow'],
  ['眼线', 'eyeliner'],
  ['睫毛膏', 'mascara'],
  ['眉笔', '眉笔与染眉'],
  ['指甲油', '甲油'],
  ['润唇膏', '护唇膏', '唇部护理'],
  ['唇彩', '唇蜜', '唇釉'],
  ['唇蜜', 'gloss'],
  ['唇', 'lip'],
  ['精华液', '精华', 'serum'],
  ['面霜', 'cream'],
  ['眼霜', '黑眼圈', '眼袋'],
  ['沐浴乳', '沐浴露'],
  ['洗发露', '洗发水', 'shampoo'],
  ['护发素', 'conditioner'],
  ['发油', '护发精油'],
  ['染发剂', '染发膏', '染发'],
  ['润肤乳', '身体乳'],
  ['香氛', '香水', 'perfume'],
  ['古龙水', '男士香水'],
  ['淡香精', 'edp'],
  ['淡香水', 'edt'],
  ['香薰', '香薰蜡烛', '扩香'],
  ['须后护理', '须后水'],
  ['化妆刷', '刷具'],
  ['哑光', '雾面', '雾感', '柔雾', '哑雾', '绒雾', 'matte'],
  ['丝绒', '天鹅绒', '绒雾', '软绒'],
  ['补水', '保湿'],
  ['美白', '提亮'],
  ['抗老', '抗衰', '抗皱', '紧致'],
  ['修复', '修护', '屏障修护'],
  ['祛痘', '痘痘', '控油'],
  ['敏感肌', '敏感'],
  ['油皮', '油性'],
  ['干皮', '干性'],
  ['混油皮', '混合'],
  ['玻尿酸', '透明质酸'],
  ['视黄醇', 'a醇'],
  ['维c', '维生素c', '抗坏血酸'],
  ['维e', '维生素e', '生育酚'],
  ['玫瑰', '玫瑰花', '蔷薇'],
  ['山茶花', '山茶', '茶花'],
  ['男生', '男士', '男朋友', '男友', '老公'],
  ['女生', '女士', '女朋友', '女友', '老婆'],
  ['礼物', '送礼', '礼盒'],
  ['小样', '试用装', '旅行装'],
];

/** Filler words that name no product. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    '的 了 和 与 及 款 用 买 求 送 有 没有 有没有 想 想买 想要 要 我 我想 请问 吗 呢 吧 好 好用 哪个 哪款 哪些 什么 怎么样 推荐 适合 可以 ' +
    '一个 一支 一瓶 一盒 一款 一些 号 色 色号 号色 味 味道'
  ).split(' '),
);

/** Words of mixed script that splitting by script would break: 维c, a醇. */
export const MIXED_SCRIPT_WORDS: readonly string[] = SYNONYMS.flat().filter(
  (word) => splitRuns(word).length > 1,
);

const others = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  for (const word of group) {
    const known = others.get(word) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    others.set(word, known);
  }
}

export const synonymsOf = (word: string): string[] => [...(others.get(word) ?? [])];
