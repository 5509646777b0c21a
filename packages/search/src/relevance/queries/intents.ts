import type { JudgedQuery } from '../judged-query.ts';
import { both, effect, either, named, of, on, priced, skin, star } from '../rules.ts';

const LIPSTICK = on('唇膏');
const PERFUME = on('女士香水', '男士香水', '中性香水');
const FACE_CREAM = either(on('面霜'), both(on('乳液面霜'), on('男士护理'), named(/霜/)));

/** Synonyms of category names. */
export const SYNONYMS: readonly JudgedQuery[] = [
  ['口红', LIPSTICK, undefined, on('唇釉')],
  ['洗面奶', on('洁面'), undefined, on('卸妆')],
  ['护手霜', on('手霜')],
  ['散粉', on('定妆蜜粉')],
  ['爽肤水', on('爽肤水', '化妆水')],
  ['指甲油', on('甲油')],
  ['沐浴乳', on('沐浴露')],
  ['胭脂', on('腮红')],
  ['润唇膏', on('唇部护理')],
  ['发油', on('护发精油')],
  ['粉饼', named(/粉饼/), on('定妆蜜粉')],
  ['美妆蛋', named(/美妆蛋/)],
  ['吹风机', named(/吹风机/)],
  ['古龙水', on('男士香水')],
  ['玻尿酸', either(named(/玻尿酸/), star(/透明质酸/))],
  ['隔离', on('妆前乳')],
  ['高光', both(on('修容高光'), named(/高光/)), on('修容高光')],
  ['眉笔', both(on('眉笔与染眉'), named(/眉笔/)), on('眉笔与染眉')],
  ['祛痘', undefined, both(effect('控油'), on('护肤', '男士护肤'))],
  ['黑眼圈', undefined, on('眼霜')],
  ['唇彩', on('唇釉', '唇蜜与唇油')],
  ['美白精华', both(on('精华'), effect('提亮'))],
];

/** Chinese and Latin in one query. */
export const MIXED: readonly JudgedQuery[] = [
  ['kestra口红', both(of('凯斯黛'), on('唇膏'))],
  ['索兰娜 chungao', both(of('索兰娜'), on('唇膏')), both(of('索兰娜'), named(/唇膏/))],
  ['solene 小赤木', both(of('索兰娜'), named(/^朱砂丝绒哑光唇膏$/)), of('索兰娜')],
  ['lip gloss 唇蜜', both(on('唇蜜与唇油'), named(/Gloss/)), on('唇蜜与唇油')],
  ['spf50防晒', both(on('防晒'), named(/SPF ?50/))],
  ['维C精华', both(on('精华'), named(/维C/)), both(on('精华'), star(/抗坏血酸/))],
  ['b5修护', named(/B5/)],
  ['matte 唇釉', both(on('唇釉'), named(/Matte/))],
  ['渡鸦 EDP', both(of('渡鸦'), named(/Eau de Parfum/)), both(of('渡鸦'), PERFUME)],
  ['silk 眼影', both(on('眼影'), named(/Silk/))],
  ['dr.edelmar 神经酰胺', both(of('艾德玛'), either(named(/神经酰胺/), star(/神经酰胺/)))],
  ['kh 哑光', both(LIPSTICK, named(/哑光|哑雾|柔雾|雾感|绒雾/))],
];

/** Whole sentences with filler words. */
export const SENTENCES: readonly JudgedQuery[] = [
  ['有没有适合敏感肌用的保湿面霜', both(FACE_CREAM, skin('敏感'), effect('保湿'))],
  ['想买一支哑光的口红', both(LIPSTICK, named(/哑光|哑雾|柔雾|雾感|绒雾/))],
  ['油皮夏天用的控油洗面奶推荐', both(on('洁面'), effect('控油'))],
  ['去屑止痒的洗发水哪个好用', both(on('洗发水'), effect('去屑'))],
  ['送女朋友的香水', on('女士香水'), on('中性香水')],
  ['男生用的洗面奶', both(on('洁面'), on('男士护肤'))],
  ['防水不晕染的眼线笔', both(on('眼线'), effect('防水'))],
  ['冬天手干裂用什么护手霜好', on('手霜')],
  ['熬夜黑眼圈用什么眼霜', on('眼霜')],
  ['请问有薰衣草味的洗发水吗', both(on('洗发水'), named(/薰衣草/))],
  ['孕妇可以用的洁面', on('洁面')],
  ['学生党平价眼影盘', ...priced(both(on('眼影'), named(/盘/)), 0, 200)],
  ['我想要一瓶木质调的男士香水', both(on('男士香水'), effect('木质调'))],
  ['新手化妆刷套装', on('刷具套装')],
  [
    '索兰娜的小赤木口红怎么样',
    both(of('索兰娜'), named(/^朱砂丝绒哑光唇膏$/)),
    both(of('索兰娜'), on('唇膏')),
  ],
  ['干皮秋冬不卡粉的粉底液', both(on('粉底液'), effect('养肤底妆', '保湿')), on('粉底液')],
];

/** The shop has nothing for these: an empty result is expected, not a guess. */
export const NONSENSE: readonly JudgedQuery[] = [
  ['qwrtpsdfg'],
  ['牙膏'],
  ['螺丝刀'],
  ['显卡'],
  ['asdfghjkl'],
  ['987654321'],
  ['🌸🌸'],
  ['!!! ((( .* [-'],
  ['摩托车轮胎'],
  ['zzzzzz'],
];
