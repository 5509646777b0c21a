import type { JudgedQuery } from '../judged-query.ts';
import { both, effect, either, named, on, skin, star, without } from '../rules.ts';

const FACE = on('护肤', '男士护肤');
const HAIR = on('美发护发');
const BODY = on('身体沐浴');

/** What a shopper wants to change, in their own words. */
export const CONCERNS: readonly JudgedQuery[] = [
  ['淡斑', undefined, both(FACE, effect('提亮'))],
  ['淡斑精华', undefined, both(on('精华'), effect('提亮'))],
  ['祛斑', undefined, both(FACE, effect('提亮'))],
  ['去黄提亮', undefined, both(FACE, effect('提亮'))],
  ['暗沉', undefined, both(FACE, effect('提亮'))],
  ['肤色暗沉用什么精华', undefined, both(on('精华'), effect('提亮'))],
  ['防脱发', both(HAIR, effect('强韧')), both(HAIR, effect('头皮护理'))],
  ['防脱洗发水', both(on('洗发水'), effect('强韧', '头皮护理'))],
  ['掉头发', both(HAIR, effect('强韧')), both(HAIR, effect('头皮护理'))],
  ['法令纹', both(FACE, effect('抗皱', '紧致')), both(FACE, effect('淡化干纹'))],
  ['法令纹精华', both(on('精华'), effect('抗皱', '紧致'))],
  ['抬头纹', both(FACE, effect('抗皱', '紧致')), both(FACE, effect('淡化干纹'))],
  ['鱼尾纹', both(on('眼霜'), effect('抗皱', '淡化干纹', '紧致'))],
  ['眼部细纹', both(on('眼霜', '贴片面膜'), effect('抗皱', '淡化干纹'), either(on('眼霜'), named(/眼/)))],
  ['颈纹', on('颈部护理')],
  ['抗初老精华', both(on('精华'), effect('抗皱', '紧致'))],
  ['鸡皮肤', both(BODY, effect('去角质'))],
  ['鸡皮肤身体乳', on('身体乳')],
  ['祛痘洗面奶', both(on('洁面'), effect('控油'))],
  ['祛痘精华', both(on('精华'), effect('控油'), FACE)],
  ['痘痘肌', both(FACE, effect('控油'))],
  ['闭口', both(FACE, effect('去角质', '控油'))],
  ['毛躁', both(HAIR, effect('柔顺'))],
  ['头发毛躁', both(HAIR, effect('柔顺'))],
  ['毛躁发油', both(on('护发精油'), effect('柔顺'))],
  ['炸毛', either(both(HAIR, effect('柔顺')), named(/静电/))],
  ['干枯分叉', both(HAIR, effect('滋养', '柔顺', '强韧'))],
  ['黑头', both(FACE, either(both(effect('清洁'), effect('控油')), effect('去角质')))],
  ['去黑头面膜', both(on('涂抹面膜'), effect('清洁'))],
  ['毛孔粗大', both(FACE, effect('控油', '去角质')), named(/毛孔/)],
  ['出油多用什么', both(FACE, effect('控油'))],
  ['大油田散粉', both(on('定妆蜜粉'), effect('控油'))],
  ['头屑', effect('去屑'), both(HAIR, effect('头皮护理'))],
  ['头皮痒', both(HAIR, effect('头皮护理', '去屑'))],
  ['细软塌', both(HAIR, effect('蓬松'))],
  ['细软塌洗发水', both(on('洗发水'), effect('蓬松'))],
  ['泛红', both(FACE, effect('舒缓'))],
  ['红血丝', both(FACE, effect('舒缓', '屏障修护'))],
  ['换季过敏面霜', both(on('面霜'), effect('舒缓', '屏障修护'))],
  ['屏障受损', both(FACE, effect('屏障修护'))],
  ['起皮', both(FACE, effect('保湿', '滋养'))],
  ['熊猫眼', on('眼霜')],
  ['嘴唇干裂', on('唇部护理')],
  ['手干裂', on('手霜')],
  ['脱妆', either(effect('定妆'), both(on('彩妆'), effect('持妆')))],
  ['不脱妆粉底液', both(on('粉底液'), effect('持妆'))],
  ['卡粉', either(on('妆前乳'), both(on('面部彩妆'), effect('养肤底妆', '保湿')))],
  ['晒后修复', both(FACE, effect('舒缓'), effect('保湿'))],
  ['失眠', effect('助眠氛围')],
  ['助眠香薰', both(on('香薰蜡烛', '扩香', '空间喷雾'), effect('助眠氛围'))],
];

/** Routines and occasions. */
export const ROUTINES: readonly JudgedQuery[] = [
  ['早C晚A', both(on('精华'), either(named(/维C|视黄/), star(/抗坏血酸|视黄|维生素C/)))],
  ['早c晚a精华', both(on('精华'), either(named(/维C|视黄/), star(/抗坏血酸|视黄|维生素C/)))],
  [
    '刷酸',
    both(
      FACE,
      either(
        named(/果酸|杏仁酸|水杨酸/),
        star(/水杨酸|扁桃酸|乳酸$|葡糖酸内酯|苹果酸|乳糖酸/),
        effect('去角质'),
      ),
    ),
  ],
  ['以油养肤', on('精华油'), on('身体油')],
  ['水乳套装', on('护肤礼盒', '旅行装')],
  ['熬夜急救', on('面膜', '眼霜')],
  ['换季护肤', both(on('护肤'), effect('屏障修护', '舒缓'))],
  ['伪素颜', either(on('妆前乳'), both(on('彩妆'), effect('养肤底妆')), named(/润色/))],
  ['新手化妆', on('新手入门套装'), on('刷具套装')],
  ['出差旅行', on('旅行装'), effect('便携')],
  ['约会香水', on('女士香水', '男士香水', '中性香水')],
  ['通勤防晒', both(on('防晒', '面部防晒'), either(named(/通勤/), effect('防晒')))],
  ['军训防晒', on('防晒', '面部防晒', '身体防晒')],
  ['烟熏妆', on('眼影', '眼线')],
  ['泡澡', on('浴盐', '沐浴油')],
];

const ALCOHOL = /^(变性)?乙醇$/;
const SILICONE = /硅氧烷/;
const FACE_CREAM = either(on('面霜'), both(on('乳液面霜'), on('男士护理'), named(/霜/)));
const NOT_WHEN_PREGNANT = /视黄|水杨酸|补骨脂/;

/**
 * What must not be inside, judged by the printed list of ingredients. Where every product of a category has it, the
 * category is a good answer as long as the page says so.
 */
export const EXCLUSIONS: readonly JudgedQuery[] = [
  ['无酒精爽肤水', both(on('爽肤水', '化妆水'), without(ALCOHOL))],
  ['不含酒精的化妆水', both(on('化妆水', '爽肤水'), without(ALCOHOL))],
  ['无酒精防晒', both(on('防晒', '面部防晒', '身体防晒'), without(ALCOHOL))],
  ['无酒精喷雾', both(on('喷雾', '身体喷雾'), without(ALCOHOL)), both(named(/喷雾/), without(ALCOHOL))],
  ['0酒精精华', both(on('精华'), without(ALCOHOL))],
  ['无香精面霜', undefined, FACE_CREAM],
  ['不含香精的洗面奶', undefined, on('洁面')],
  ['无香料身体乳', undefined, on('身体乳')],
  ['无硅油洗发水', both(on('洗发水'), without(SILICONE))],
  ['不含硅油的护发素', undefined, on('护发素')],
  ['无硫酸盐洗发水', undefined, on('洗发水')],
  ['孕妇可用', both(on('护肤', '身体沐浴'), without(NOT_WHEN_PREGNANT))],
  ['孕妇可用面霜', both(FACE_CREAM, without(NOT_WHEN_PREGNANT))],
  ['孕妇护肤品', both(on('护肤'), without(NOT_WHEN_PREGNANT))],
  ['孕期洗面奶', both(on('洁面'), without(NOT_WHEN_PREGNANT))],
  ['哺乳期可用的口红', both(on('唇膏'), without(NOT_WHEN_PREGNANT))],
  ['无酒精 敏感肌 精华', both(on('精华'), skin('敏感'), without(ALCOHOL))],
  [
    '不含酒精 200以内 化妆水',
    both(on('化妆水', '爽肤水'), without(ALCOHOL), ({ priceFen }) => priceFen <= 20_000),
    both(on('化妆水', '爽肤水'), without(ALCOHOL), ({ skuPrices = [] }) =>
      skuPrices.some((fen) => fen <= 20_000),
    ),
  ],
  ['无视黄醇抗皱精华', both(on('精华'), effect('抗皱', '紧致'), without(/视黄/))],
  ['无防腐剂面膜', undefined, on('面膜')],
  ['婴儿可用身体乳', on('身体乳')],
];
