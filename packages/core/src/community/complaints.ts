import { clausesOf, says, type WrittenComment } from './phrases.ts';

/** What buyers are dissatisfied with, each with the phrases that express it. */
const COMPLAINTS: readonly (readonly [name: string, phrases: RegExp])[] = [
  ['偏油腻', /太油|油腻|泛油|出油更快|太滋润|太厚|厚了一点|黏$|^黏/],
  ['偏干', /拔干|起皮|紧绷|绷得|发干|又干了|有[一点]*干|不够润|开始干|还是干|滋润度一般/],
  ['搓泥', /搓泥|起泥|搓条|起条|泥条|就搓/],
  ['容易脱妆', /浮粉|斑驳|氧化|晕成|就晕|晕妆|沾杯|沾口罩|掉色|脱妆|吃没了|掉边|沾下眼睑|一块一块/],
  ['飞粉', /飞粉|粉飞|掉粉/],
  ['颜色有差别', /色差|颜色.{0,10}(?:差|灰|深|暖|红|不像)|买白了|买深了|不是我的颜色|偏橘|偏灰|偏黄|显黑/],
  ['有刺激感', /有[一点]*刺|发热|更痒|有[一点]*痒|刺了一下|有[一点]*热|有[一点]*辣/],
  ['容易闷', /闭口|小疙瘩|脂肪粒|闷了|闷出|会闷/],
  ['变化不明显', /没看出变化|没什么感觉|没感觉|见效慢|没什么改变|没什么用|没有淡|差别不大/],
  [
    '味道不喜欢',
    /味道.{0,10}(?:冲|怪|闷|不喜欢|接受)|太冲|有[一点]*冲|香精味|香精感|偏香精|酒精味|偏浓|偏甜|太甜/,
  ],
  ['留香短', /留香.{0,6}(?:不到|一个)|没味道|闻不到|睡前就淡/],
  ['包装漏损', /漏了|漏风|瓶口.{0,4}漏|压裂|碎了|裂了|缺口|撒了|受潮|没拧紧|合不严|压泵漏/],
  ['泵头不好用', /按不出来|卡住|堵了|压不动|按下去不出|压不出来/],
  ['价格偏高', /价格.{0,3}(?:不低|高|再低)|价位不低|对不起这个价|花得有点冤|不值/],
  ['用得快', /量少|量不大|量不多|就见底|用得快|吸得快/],
  ['瓶子不好带', /带不了|得自己分装|得分装|占地方|瓶身重|瓶子重/],
];
/** Five stars are praise, whatever words it has. */
const MAX_STARS = 4;
/** One person's remark is not common. */
const MIN_MENTIONS = 2;

export const complaintsIn = ({ content, stars }: WrittenComment): string[] => {
  if (stars > MAX_STARS) return [];
  const clauses = clausesOf(content);
  return COMPLAINTS.filter(([, phrases]) => clauses.some((clause) => says(clause, phrases))).map(
    ([name]) => name,
  );
};

/** How many comments complain of each thing, the most frequent first. */
export function countComplaints(comments: readonly WrittenComment[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of comments.flatMap(complaintsIn)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_MENTIONS)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
