/** Different words for one thing. What is asked in one is also found in the others. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['口红', '唇膏'],
  ['洗面奶', '洁面'],
  ['爽肤水', '化妆水', '柔肤水'],
  ['护手霜', '手霜'],
  ['散粉', '蜜粉', '定妆粉'],
  ['粉底', '粉底液'],
  ['隔离霜', '隔离', '妆前乳'],
  ['防晒霜', '防晒乳', '防晒'],
  ['胭脂', '腮红'],
  ['指甲油', '甲油'],
  ['润唇膏', '护唇膏', '唇部护理'],
  ['唇彩', '唇蜜', '唇釉'],
  ['沐浴乳', '沐浴露'],
  ['洗发露', '洗发水'],
  ['发油', '护发精油'],
  ['染发剂', '染发膏', '染发'],
  ['润肤乳', '身体乳'],
  ['香氛', '香水'],
  ['香薰', '香薰蜡烛', '扩香'],
  ['哑光', '雾面', '雾感', '柔雾'],
  ['补水', '保湿'],
  ['美白', '提亮'],
  ['抗老', '抗衰', '抗皱', '紧致'],
  ['修复', '修护', '屏障修护'],
  ['敏感肌', '敏感'],
  ['油皮', '油性'],
  ['干皮', '干性'],
  ['混油皮', '混合'],
  ['男生', '男士'],
  ['礼物', '送礼', '礼盒'],
  ['小样', '试用装', '旅行装'],
];

/** Words around a wish that name nothing on the shelves. */
export const FILLERS: ReadonlySet<string> = new Set(
  '的 了 和 与 及 款 用 买 求 什么 好用 推荐 适合'.split(' '),
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
