import type { JudgedQuery, Rule } from '../judged-query.ts';
import { both, either, on, shade, type Tone, tone } from '../rules.ts';

const LIPS = on('唇部彩妆');
const LIPSTICK = on('唇膏');
const EYES = on('眼影');
const t = (
  hue: readonly [number, number],
  saturation: readonly [number, number],
  lightness: readonly [number, number],
): Tone => ({ hue, saturation, lightness });

const PURE_RED = t([346, 366], [48, 100], [32, 52]);
const WINE = t([326, 362], [35, 100], [12, 38]);
const TOMATO = t([0, 18], [42, 100], [34, 56]);
const BEAN = t([350, 374], [18, 50], [42, 66]);
const EARTH = t([10, 40], [14, 60], [30, 66]);
const BRICK = t([0, 20], [35, 80], [24, 46]);
const MILK_TEA = t([8, 34], [18, 60], [54, 78]);
const NUDE = t([8, 34], [18, 62], [50, 82]);
const CORAL = t([2, 24], [48, 95], [54, 76]);
const ORANGE = t([8, 30], [45, 100], [42, 66]);
const BERRY = t([318, 352], [22, 90], [20, 48]);
const PINK = t([330, 362], [25, 90], [52, 84]);
const PURPLE = t([270, 335], [15, 70], [24, 70]);

/** Exact: a shade of the colour in the category. Good: the colour in the wider category. */
const coloured = (colour: Tone, category: Rule, wider: Rule = category, name?: RegExp): [Rule, Rule] => {
  const has = name ? either(tone(colour), shade(name)) : tone(colour);
  return [both(category, has), both(wider, has)];
};

/** Colours and looks in the words of shoppers, graded by hue, saturation and lightness of the shades. */
export const COLOURS: readonly JudgedQuery[] = [
  ['正红', ...coloured(PURE_RED, LIPS, on('彩妆'))],
  ['正红色口红', ...coloured(PURE_RED, LIPSTICK, LIPS)],
  ['正红唇釉', ...coloured(PURE_RED, on('唇釉'))],
  ['大红色口红', ...coloured(PURE_RED, LIPSTICK, LIPS)],
  ['姨妈色', ...coloured(WINE, LIPS, on('彩妆'))],
  ['姨妈色口红', ...coloured(WINE, LIPSTICK, LIPS)],
  ['姨妈红唇釉', ...coloured(WINE, on('唇釉'))],
  ['酒红色口红', ...coloured(WINE, LIPSTICK, LIPS)],
  ['车厘子色口红', ...coloured(WINE, LIPSTICK, LIPS)],
  ['烂番茄', ...coloured(TOMATO, LIPS, on('彩妆'))],
  ['烂番茄色口红', ...coloured(TOMATO, LIPSTICK, LIPS)],
  ['番茄红唇釉', ...coloured(TOMATO, on('唇釉'))],
  ['豆沙', ...coloured(BEAN, LIPS, on('彩妆'), /豆沙/)],
  ['豆沙色口红', ...coloured(BEAN, LIPSTICK, LIPS, /豆沙/)],
  ['豆沙色唇釉', ...coloured(BEAN, on('唇釉'), LIPS, /豆沙/)],
  ['豆沙粉口红', ...coloured(BEAN, LIPSTICK, LIPS, /豆沙/)],
  ['大地色', ...coloured(EARTH, EYES, on('彩妆'))],
  ['大地色眼影', ...coloured(EARTH, EYES)],
  ['大地色眼影盘', ...coloured(EARTH, EYES)],
  ['砖红色口红', ...coloured(BRICK, LIPSTICK, LIPS)],
  ['枫叶红口红', ...coloured(BRICK, LIPSTICK, LIPS)],
  ['铁锈红唇釉', ...coloured(BRICK, on('唇釉'))],
  ['奶茶色口红', ...coloured(MILK_TEA, LIPSTICK, LIPS)],
  ['奶茶色眼影', ...coloured(MILK_TEA, EYES)],
  ['裸色口红', ...coloured(NUDE, LIPSTICK, LIPS)],
  ['珊瑚色腮红', ...coloured(CORAL, on('腮红'))],
  ['蜜桃色腮红', ...coloured(CORAL, on('腮红'))],
  ['橘色口红', ...coloured(ORANGE, LIPSTICK, LIPS)],
  ['脏橘色眼影', ...coloured(ORANGE, EYES)],
  ['浆果色口红', ...coloured(BERRY, LIPSTICK, LIPS)],
  ['梅子色唇釉', ...coloured(BERRY, on('唇釉'))],
  ['粉色腮红', ...coloured(PINK, on('腮红'))],
  ['粉色口红', ...coloured(PINK, LIPSTICK, LIPS)],
  // No palette is purple; the others are a good answer as long as the page says so.
  ['紫色眼影', both(EYES, tone(PURPLE)), EYES],
  [
    '黄皮显白口红',
    both(LIPSTICK, tone(PURE_RED, BRICK, TOMATO, WINE)),
    both(LIPS, tone(PURE_RED, BRICK, TOMATO, WINE)),
  ],
  [
    '黄皮显白',
    both(LIPS, tone(PURE_RED, BRICK, TOMATO, WINE)),
    both(on('彩妆'), tone(PURE_RED, BRICK, TOMATO, WINE)),
  ],
  [
    '显白口红',
    both(LIPSTICK, tone(PURE_RED, BRICK, TOMATO, WINE)),
    both(LIPS, tone(PURE_RED, BRICK, TOMATO, WINE)),
  ],
  ['吃土色口红', both(LIPSTICK, tone(BRICK, MILK_TEA, EARTH)), both(LIPS, tone(BRICK, MILK_TEA, EARTH))],
  ['正红色指甲油', ...coloured(PURE_RED, on('甲油'))],
];
