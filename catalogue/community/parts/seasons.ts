import type { Form } from '../../kit/forms.ts';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';
const lines = (text: string): string[] => text.trim().split('\n');

interface SeasonTexts {
  categoryPrefixes: readonly string[];
  texts: Record<Season, readonly string[]>;
}

/** What buyers write about the season they are in. */
const BY_SEASON: readonly SeasonTexts[] = [
  {
    categoryPrefixes: ['60001', '60005'],
    texts: {
      spring: lines(`
{三月|四月}花粉多，脸容易{发热|紧}，这阵子用着还算安稳。
春天风大，出门前多用一点，回来不觉得绷。
换季的{两周|半个月}，台面上只留了{三|四}样，有它。
`),
      summer: lines(`
三十{五|七}度的天，用量减{半|三分之一}刚好。
夏天进出空调房，{一会儿干一会儿油|里外温差大}，它两头都顾得上。
梅雨天什么都黏，它{不添乱|还好}。
`),
      autumn: lines(`
{十月|国庆}一过风就干了，及时换上它。
秋天{洗完脸|早上起来}那种紧的感觉少了。
北方{供暖前|入秋}这阵子正需要。
`),
      winter: lines(`
暖气房里{坐一天|睡一晚}，脸没有裂开的感觉。
零下{五|十}度骑车上班，{两颊|鼻翼}没起皮。
冬天用量大，{一个月|五周}见底一{小半|截}。
`),
    },
  },
  {
    categoryPrefixes: ['6000201', '6000202', '6000203'],
    texts: {
      spring: lines(`
春天穿浅色，妆也跟着淡，它正好。
{樱花|油菜花}季去拍照用的，镜头里不突兀。
四月的婚礼做伴娘，那天用了一整天。
`),
      summer: lines(`
{七月|八月}挤地铁，出站照镜子还{看得过去|在}。
音乐节站了{五|六}个小时，回来才卸。
夏天我的妆只留{两|三}步，它是其中一步。
`),
      autumn: lines(`
换上风衣以后，就想用这种{颜色|感觉}。
{九月开学|秋招面试}那几天都用它。
秋天的光偏黄，用着更{顺眼|合适}。
`),
      winter: lines(`
年会那晚从{六点|五点}用到散场。
戴围巾会蹭到一点，{照照镜子|补一下}就好。
过年走亲戚，长辈说我气色好。
`),
    },
  },
  {
    categoryPrefixes: ['6000301'],
    texts: {
      spring: lines(`
回南天洗什么都觉得不干，它冲得清爽。
{三月|四月}忽冷忽热，洗完身上不痒。
`),
      summer: lines(`
夏天一天洗{两次|一次}，用得快，也不觉得干。
跑完{五公里|十公里}回家，就等着这一下。
`),
      autumn: lines(`
入秋洗完小腿不发白了。
秋天的晚上洗得久一点，{浴室|屋里}都是它的味道。
`),
      winter: lines(`
冬天洗澡水热，洗完身上不{起屑|发涩}。
供暖以后洗澡容易干，用它好一些。
`),
    },
  },
  {
    categoryPrefixes: ['6000302', '6000303'],
    texts: {
      spring: lines(`
春天脱了厚衣服，才发现手肘该管了。
换季那阵子{手背|小腿}容易干，早晚各一次。
`),
      summer: lines(`
夏天也涂，{薄薄一层|睡前一次}，吹着空调不黏。
穿凉鞋的季节，{脚后跟|小腿}得跟上。
`),
      autumn: lines(`
入秋小腿先干，赶紧换上它。
{十月|十一月}开始洗手多，放在水池边。
`),
      winter: lines(`
供暖以后手背干，放在{包里|床头}随时用。
穿{毛衣|秋裤}的季节，没有它不行。
`),
    },
  },
  {
    categoryPrefixes: ['60006'],
    texts: {
      spring: lines(`
三四月换季掉头发，换成它心里踏实点。
回南天头发容易塌，用它撑得久一些。
`),
      summer: lines(`
夏天一天一洗，头发没有变涩。
游泳之后用，氯水的味道没了。
`),
      autumn: lines(`
{十月|十一月}开始静电多，用了少一些。
入秋发尾先毛，赶紧换上它。
`),
      winter: lines(`
戴{毛线帽|围巾}蹭一天，头发没那么炸。
供暖以后头发干，用它服一点。
`),
    },
  },
  {
    categoryPrefixes: ['60007'],
    texts: {
      spring: lines(`
春天傍晚散步，风里带一点它，很好。
下过雨的{四月|早上}闻着{更近|更清楚}。
`),
      summer: lines(`
夏天{只用一点点|减一半}，热气会把它放大。
晚上开窗，风一过才闻到，刚好。
`),
      autumn: lines(`
桂花谢了之后换成它，{屋里|衣柜里}不空。
穿{风衣|毛衣}的天气，味道留得久一些。
`),
      winter: lines(`
冬天关着窗，{十分钟|一刻钟}就满屋都是，不用多。
围巾和大衣领子上留得{久|住}，第二天还认得出。
`),
    },
  },
  {
    categoryPrefixes: ['60004'],
    texts: {
      spring: lines(`
春天收拾台面，旧的都换掉了，留下它。
开春换季，顺手把旧的换成它。
`),
      summer: lines(`
暑假带出门用的，不占地方。
夏天{早起|午休}也愿意花这{两|三}分钟。
`),
      autumn: lines(`
国庆出去{五|七}天，行李里有它。
入秋以后每天都用得上。
`),
      winter: lines(`
冬天{手冷|起得晚}，图的就是省事。
年前收到的，{过年|假期}正好用上。
`),
    },
  },
  {
    categoryPrefixes: ['60008'],
    texts: {
      spring: lines(`
开春给自己定的小目标，坚持到现在。
春困的下午来一份，当个歇脚。
`),
      summer: lines(`
夏天放冰箱里凉一下，口感更好。
暑假带孩子，忙里偷闲给自己来一份。
`),
      autumn: lines(`
国庆出去{五|七}天，路上也没断。
入秋以后换成温水，喝着舒服。
`),
      winter: lines(`
冬天捧着热的，{办公室|屋里}人手一杯。
过年聚餐多，它提醒我规律一点。
`),
    },
  },
];

/** Meteorological seasons of the northern hemisphere. */
export function seasonOf(month: number): Season {
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}

/** Gift boxes are opened once: what a season does to a product in use does not fit them. */
const WITHOUT_SEASON: readonly Form[] = [
  'skincare-set',
  'makeup-set',
  'men-set',
  'perfume-set',
  'cotton',
  'mirror',
  'lip-balm',
  'eye-cream',
  'sheet-mask',
  'shaving-cream',
];

export function linesOfSeason(
  { category, form }: { category: string; form: Form },
  season: Season,
): readonly string[] {
  if (WITHOUT_SEASON.includes(form)) return [];
  return BY_SEASON.flatMap(({ categoryPrefixes, texts }) =>
    categoryPrefixes.some((prefix) => category.startsWith(prefix)) ? texts[season] : [],
  );
}
