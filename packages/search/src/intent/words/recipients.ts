import type { Selector, Tiers } from '../selector.ts';
import { list } from './phrases.ts';

export interface Recipient {
  words: readonly string[];
  label: string;
  /** What to give when only the recipient is named. */
  gifts: Tiers;
  /** The order of what was searched; products of the other sex are not in it. */
  withWords: Tiers;
}

const MEN = ['男士护肤', '男士香水'];
const ANTI_AGEING = ['抗皱', '紧致', '淡化干纹'];
/** Not made for men. */
const forWomen = (selector: Selector = {}): Selector => ({ ...selector, exceptCategories: MEN });
const FOR_MEN: Tiers = [
  [{ categories: MEN }],
  [{ categories: ['中性香水'] }],
  [{ exceptCategories: ['护肤', '彩妆', '女士香水', '男士护肤', '男士香水', '中性香水'] }],
];
const FOR_WOMEN: Tiers = [[forWomen()]];
const GIFT_SETS = (except: readonly string[]): readonly Selector[] => [
  { effects: ['送礼'], exceptCategories: [...MEN, ...except] },
  { labels: ['gift-set'], exceptCategories: [...MEN, ...except] },
];

const FOR_MOTHER = {
  gifts: [
    [{ categories: ['护肤礼盒', '代用茶礼盒'] }, { categories: ['手霜'], labels: ['gift-set'] }],
    GIFT_SETS(['彩妆', '化妆工具']),
    [{ categories: ['护肤'], effects: ANTI_AGEING }, { categories: ['手霜', '颈部护理', '按摩仪'] }],
  ],
  withWords: [[forWomen({ effects: ANTI_AGEING })], [forWomen()]],
} satisfies Partial<Recipient>;
const FOR_GIRLFRIEND = {
  gifts: [
    [...GIFT_SETS(['美容食品']), { categories: ['女士香水', '唇膏'] }],
    [{ categories: ['唇釉', '腮红', '香薰蜡烛', '身体香氛', '中性香水'] }],
  ],
  withWords: [[{ categories: ['女士香水'] }], [forWomen()]],
} satisfies Partial<Recipient>;
const FOR_BOYFRIEND = {
  gifts: [
    [{ categories: ['男士礼盒', '男士香水'] }],
    [{ categories: ['男士护肤'] }],
    [{ categories: ['中性香水'] }],
  ],
  withWords: FOR_MEN,
} satisfies Partial<Recipient>;

/** For whom a present is, or who uses it. A leading 送, 给 or 送给 belongs to the phrase. */
export const RECIPIENTS: readonly Recipient[] = [
  { words: list('妈妈 母亲 老妈 妈咪 母亲节'), label: '妈妈', ...FOR_MOTHER },
  { words: list('婆婆 岳母 丈母娘 奶奶 外婆 姥姥 长辈 阿姨'), label: '长辈', ...FOR_MOTHER },
  { words: list('女友 女朋友 老婆 妻子 媳妇 女神'), label: '女友', ...FOR_GIRLFRIEND },
  { words: list('男友 男朋友 老公 丈夫 男生 男孩子'), label: '男友', ...FOR_BOYFRIEND },
  {
    words: list('爸爸 父亲 老爸 岳父 公公 爷爷 外公 父亲节'),
    label: '爸爸',
    gifts: [[{ categories: ['男士护肤'] }], [{ categories: ['男士香水', '代用茶礼盒'] }]],
    withWords: FOR_MEN,
  },
  {
    words: list('情人节 七夕 520'),
    label: '爱人',
    gifts: [GIFT_SETS([]), [{ categories: ['女士香水', '唇膏', '男士香水', '男士礼盒'] }]],
    withWords: [[{}]],
  },
  {
    words: list('闺蜜 姐妹 女生 女孩子 姐姐 妹妹'),
    label: '闺蜜',
    gifts: [GIFT_SETS(['美容仪器']), [{ categories: ['唇膏', '香薰蜡烛', '手霜', '女士香水'] }]],
    withWords: FOR_WOMEN,
  },
  {
    words: list('老师 同事 客户 领导 教师节'),
    label: '老师同事',
    gifts: [GIFT_SETS(['彩妆', '化妆工具']), [{ categories: ['手霜', '香薰蜡烛', '花草茶'] }]],
    withWords: [[{}]],
  },
];

/** Presents without a recipient. */
export const GIFT_WORDS = list('礼物 生日礼物 送礼 伴手礼 节日礼物 纪念日礼物 毕业礼物 新年礼物 圣诞礼物');
export const GIFTS: Tiers = [
  [{ effects: ['送礼'] }, { labels: ['gift-set'] }],
  [{ categories: ['女士香水', '中性香水', '男士香水'] }],
];
/** Presents for men without a recipient. */
export const MENS_GIFTS: Omit<Recipient, 'words'> = { label: '男士', ...FOR_BOYFRIEND };
export const MENS_GIFT_WORDS = list('男士礼物 男士生日礼物 男生礼物 男生生日礼物');
