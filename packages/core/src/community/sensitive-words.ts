/** Why staff review a text before it is published. */
export type SensitiveKind = 'medical' | 'absolute' | 'advertising' | 'privacy' | 'abuse';
export interface SensitiveMatch {
  kind: SensitiveKind;
  /** As the author wrote it, so that the message can name it. */
  word: string;
}

/** Medical claims are forbidden for cosmetics: 《化妆品监督管理条例》 43. */
const MEDICAL =
  '消炎 抗炎 杀菌 灭菌 抗敏 脱敏 治疗 治好 根治 疗效 药效 处方 药妆 医学护肤 祛痘 祛斑 美白针 生发 排毒 减肥 瘦脸 活血化瘀 激素 干细胞'.split(
    ' ',
  );
/** 《广告法》 9 also applies to user content on our site. */
const ABSOLUTE = '国家级 世界级 全网最低 史上最低 全球第一 全国第一 销量第一 百分之百 永久 万能'.split(' ');
const ADVERTISING =
  '加微信 加我微信 加v 加薇 微信号 威信 扣扣群 qq群 代购 刷单 返现 好评返 兼职 淘宝搜 某宝搜 扫码领 私聊我 低价转让 招代理'.split(
    ' ',
  );
const ABUSE = '傻逼 煞笔 去死 脑残 贱人 婊子 滚蛋 狗东西 他妈的 操你 垃圾人'.split(' ');

const WORDS_BY_KIND: [SensitiveKind, string[]][] = [
  ['medical', MEDICAL],
  ['absolute', ABSOLUTE],
  ['advertising', ADVERTISING],
  ['abuse', ABUSE],
];
const PATTERNS: [SensitiveKind, RegExp][] = [
  ['advertising', /https?:\/\/|www\.|[a-z0-9-]{2,}\.(?:com|cn|net|top|shop|xyz|vip)\b/],
  ['privacy', /(?<!\d)1[3-9]\d{9}(?!\d)/],
  ['privacy', /(?<!\d)\d{17}[\dx](?!\d)/],
];

/** Marks and blanks that authors insert into a word to evade the filter. */
const SEPARATOR = /[\s\p{P}\p{S}\p{Cf}\p{M}]/u;

/** The first sensitive word in a text, or null. Full-width forms and separators (加 微 信, 消-炎) are recognised. */
export function findSensitiveWord(text: string): SensitiveMatch | null {
  const folded = text.normalize('NFKC').toLowerCase();
  const bare = [...folded].filter((character) => !SEPARATOR.test(character)).join('');
  for (const [kind, words] of WORDS_BY_KIND) {
    const word = words.find((candidate) => bare.includes(candidate));
    if (word) return { kind, word };
  }
  for (const [kind, pattern] of PATTERNS) {
    const word = (pattern.exec(folded) ?? (kind === 'privacy' ? pattern.exec(bare) : null))?.[0];
    if (word) return { kind, word };
  }
  return null;
}
