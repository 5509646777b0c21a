import { list } from './phrases.ts';

export interface ColourWord {
  words: readonly string[];
  label: string;
  hexes: readonly string[];
  /** The largest difference (CIEDE2000) from one of the colours. */
  reach: number;
  /** Where the colour is worn when no category is typed. */
  scope: readonly string[];
}

const LIPS = ['唇部彩妆'];
const EYES = ['眼影'];
const CHEEKS = ['腮红'];

const PURE_RED = ['#AE2430', '#9E2230', '#B8303A'];
const BRICK_RED = ['#8E3A2C', '#87281F', '#9A4A38'];
const TOMATO_RED = ['#C23A2C', '#B5402E', '#CF4630'];
const WINE_RED = ['#6E1A30', '#742032', '#5E1A2C'];
const BEAN_PASTE = ['#A9605B', '#B26A63', '#B4706E'];
const EARTH = ['#A9805F', '#9A6A58', '#B27444'];
const MILK_TEA = ['#C49A82', '#C79A7D', '#BE8A7C'];

/**
 * Colours as shoppers call them. The words also match without 色, 色系 and 系 behind them, so a word that means
 * something else alone (玫瑰, 粉) is listed with its 色.
 */
export const COLOURS: readonly ColourWord[] = [
  { words: list('正红 大红 中国红 复古红 红色'), label: '正红', hexes: PURE_RED, reach: 9, scope: LIPS },
  {
    words: list('姨妈 姨妈红 酒红 红酒 牛血 车厘子 勃艮第 黑红 暗红'),
    label: '姨妈色',
    hexes: WINE_RED,
    reach: 11,
    scope: LIPS,
  },
  { words: list('烂番茄 番茄 番茄红 西红柿'), label: '烂番茄', hexes: TOMATO_RED, reach: 10, scope: LIPS },
  {
    words: list('豆沙 豆沙粉 豆沙红 干枯玫瑰 干玫瑰色 烟粉'),
    label: '豆沙',
    hexes: BEAN_PASTE,
    reach: 9,
    scope: LIPS,
  },
  { words: list('大地 大地棕'), label: '大地色', hexes: EARTH, reach: 13, scope: EYES },
  {
    words: list('砖红 枫叶 枫叶红 铁锈 铁锈红 棕红 红棕 土红 赭石'),
    label: '砖红',
    hexes: BRICK_RED,
    reach: 10,
    scope: LIPS,
  },
  { words: list('奶茶 奶咖 奶油咖'), label: '奶茶色', hexes: MILK_TEA, reach: 10, scope: LIPS },
  {
    words: list('裸色 裸粉 裸 肉色'),
    label: '裸色',
    hexes: ['#C58A70', '#CB9080', '#C9A07E'],
    reach: 11,
    scope: LIPS,
  },
  {
    words: list('珊瑚 珊瑚橘 蜜桃 蜜桃粉 水蜜桃 桃子 桃粉'),
    label: '珊瑚蜜桃',
    hexes: ['#DE8A76', '#E59A86', '#E07A66'],
    reach: 11,
    scope: CHEEKS,
  },
  {
    words: list('橘色 橙色 橘红 橘调 脏橘 南瓜 橘子 落日橘'),
    label: '橘色',
    hexes: ['#D2603F', '#B8573C', '#CE6A47', '#D98A54'],
    reach: 12,
    scope: LIPS,
  },
  {
    words: list('浆果 梅子 紫红 莓果 桑葚 李子 烟熏梅'),
    label: '浆果色',
    hexes: ['#8A3250', '#7A2A40', '#9E4A62', '#703044'],
    reach: 11,
    scope: LIPS,
  },
  {
    words: list('粉色 粉红 嫩粉 少女粉 樱花粉 芭比粉'),
    label: '粉色',
    hexes: ['#D58A94', '#CC7280', '#E0A6AC'],
    reach: 11,
    scope: CHEEKS,
  },
  {
    words: list('玫瑰色 玫瑰红 玫红 玫瑰粉'),
    label: '玫瑰色',
    hexes: ['#B2555F', '#BF5E66', '#A8505C'],
    reach: 10,
    scope: LIPS,
  },
  {
    words: list('紫色 紫罗兰色 芋泥 香芋'),
    label: '紫色',
    hexes: ['#8A5A88', '#A87098', '#6E4A72'],
    reach: 13,
    scope: EYES,
  },
  {
    words: list('焦糖 肉桂 可可 巧克力色'),
    label: '焦糖色',
    hexes: ['#A8694A', '#9A5236', '#8A4C3C'],
    reach: 11,
    scope: LIPS,
  },
  {
    words: list('黄皮显白 显白 黄黑皮显白 黄皮'),
    label: '黄皮显白',
    hexes: [...PURE_RED, ...BRICK_RED, ...TOMATO_RED, ...WINE_RED],
    reach: 8,
    scope: LIPS,
  },
  {
    words: list('吃土 土色'),
    label: '吃土色',
    hexes: [...BRICK_RED, ...EARTH, ...MILK_TEA],
    reach: 9,
    scope: LIPS,
  },
];
