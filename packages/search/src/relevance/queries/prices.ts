import type { JudgedQuery } from '../judged-query.ts';
import { any, both, but, effect, either, isGift, named, of, on, priced, skin } from '../rules.ts';

const FACE_CREAM = either(on('面霜'), both(on('乳液面霜'), on('男士护理'), named(/霜/)));
const PERFUME = on('女士香水', '男士香水', '中性香水');
const LIPSTICK = on('唇膏');

/** Prices in words and numbers. Cheap is up to 200 yuan, luxurious from 600. */
export const PRICES: readonly JudgedQuery[] = [
  ['500元以内面霜', ...priced(FACE_CREAM, 0, 500)],
  ['面霜500元以内', ...priced(FACE_CREAM, 0, 500)],
  ['200以下口红', ...priced(LIPSTICK, 0, 200)],
  ['口红 200以下', ...priced(LIPSTICK, 0, 200)],
  ['100元以内的口红', ...priced(LIPSTICK, 0, 100)],
  ['300左右的面霜', ...priced(FACE_CREAM, 240, 360)],
  ['300元左右精华', ...priced(on('精华'), 240, 360)],
  ['粉底液 300左右', ...priced(on('粉底液'), 240, 360)],
  ['平价面膜', ...priced(on('面膜'), 0, 200)],
  ['平价口红', ...priced(LIPSTICK, 0, 200)],
  ['平价粉底液', ...priced(on('粉底液'), 0, 200)],
  ['便宜的眼影盘', ...priced(both(on('眼影'), named(/盘/)), 0, 200)],
  ['学生党护手霜', ...priced(on('手霜'), 0, 200)],
  ['百元面膜', ...priced(on('面膜'), 80, 120)],
  ['百元以内洗面奶', ...priced(on('洁面'), 0, 100)],
  ['百元内唇釉', ...priced(on('唇釉'), 0, 100)],
  ['千元香水', ...priced(PERFUME, 800, 1200)],
  ['千元以上面霜', ...priced(FACE_CREAM, 1000)],
  ['贵妇面霜', ...priced(FACE_CREAM, 600)],
  ['贵妇精华', ...priced(on('精华'), 600)],
  ['两百以内的气垫', ...priced(on('气垫'), 0, 200)],
  ['三百以下香水', ...priced(on('香水'), 0, 300)],
  ['五百元以内眼霜', ...priced(on('眼霜'), 0, 500)],
  ['150块以内的腮红', ...priced(on('腮红'), 0, 150)],
  ['100到200的洗发水', ...priced(on('洗发水'), 100, 200)],
  ['100-200元身体乳', ...priced(on('身体乳'), 100, 200)],
  ['200至400的精华水', ...priced(on('精华水'), 200, 400)],
  ['不超过100的护发素', ...priced(on('护发素'), 0, 100)],
  ['低于150的睫毛膏', ...priced(on('睫毛膏'), 0, 150)],
  ['1000元以上精华', ...priced(on('精华'), 1000)],
  ['800以上的香水', ...priced(on('香水'), 800)],
  ['50元以下的护手霜', ...priced(on('手霜'), 0, 50)],
  ['¥100以内卸妆油', ...priced(both(on('卸妆'), named(/油/)), 0, 100)],
  ['索兰娜 300以内', ...priced(of('索兰娜'), 0, 300)],
  ['500以内礼盒', ...priced(isGift, 0, 500)],
  ['敏感肌面霜300以内', ...priced(both(FACE_CREAM, skin('敏感')), 0, 300)],
  ['保湿精华 200元以内', ...priced(both(on('精华'), effect('保湿')), 0, 200)],
  ['200元以内的防晒', ...priced(on('防晒', '面部防晒', '身体防晒'), 0, 200)],
  ['100以内', ...priced(any, 0, 100)],
  ['性价比高的气垫', ...priced(on('气垫'), 0, 200)],
];

/** For whom it is, with and without a category. */
const MEN = on('男士护肤', '男士香水');
const NOT_FOR_MEN = (rule: (typeof PRICES)[number][1] & {}) => but(rule, MEN);
const GIFT_FOR_GIRLFRIEND = NOT_FOR_MEN(isGift);
const ANTI_AGEING = both(on('护肤'), effect('抗皱', '紧致', '淡化干纹'));

export const RECIPIENTS: readonly JudgedQuery[] = [
  [
    '送妈妈',
    but(GIFT_FOR_GIRLFRIEND, on('彩妆', '化妆工具')),
    either(ANTI_AGEING, GIFT_FOR_GIRLFRIEND, on('手霜', '颈部护理', '按摩仪')),
    on('护肤', '口服美容', '女士香水'),
  ],
  [
    '送妈妈的礼物',
    but(GIFT_FOR_GIRLFRIEND, on('彩妆', '化妆工具')),
    either(ANTI_AGEING, GIFT_FOR_GIRLFRIEND, on('手霜', '颈部护理', '按摩仪')),
    on('护肤', '口服美容', '女士香水'),
  ],
  ['送妈妈的面霜', both(on('面霜'), effect('抗皱', '紧致', '淡化干纹')), on('面霜')],
  ['送妈妈护手霜', on('手霜')],
  ['妈妈用的眼霜', both(on('眼霜'), effect('抗皱', '紧致', '淡化干纹')), on('眼霜')],
  ['送妈妈口红', on('唇膏')],
  [
    '送女友',
    either(but(GIFT_FOR_GIRLFRIEND, on('美容食品')), on('女士香水', '唇膏')),
    NOT_FOR_MEN(on('彩妆', '香水', '香薰蜡烛', '身体香氛')),
    GIFT_FOR_GIRLFRIEND,
  ],
  [
    '送女朋友礼物',
    either(but(GIFT_FOR_GIRLFRIEND, on('美容食品')), on('女士香水', '唇膏')),
    NOT_FOR_MEN(on('彩妆', '香水', '香薰蜡烛', '身体香氛')),
    GIFT_FOR_GIRLFRIEND,
  ],
  ['送女友口红', on('唇膏'), both(named(/唇膏|口红/), isGift)],
  ['送女友的香水', on('女士香水'), on('中性香水')],
  ['送老婆的精华', but(on('精华'), MEN)],
  ['送男友', either(on('男士礼盒'), on('男士香水')), on('男士护肤'), on('中性香水')],
  ['送男朋友', either(on('男士礼盒'), on('男士香水')), on('男士护肤'), on('中性香水')],
  ['男友香水', on('男士香水'), on('中性香水')],
  ['男友洗面奶', both(on('洁面'), on('男士护肤'))],
  ['送老公的剃须膏', on('剃须膏')],
  ['男朋友用的面霜', both(on('男士护肤'), on('乳液面霜'), named(/霜/)), both(on('男士护肤'), on('乳液面霜'))],
  ['送爸爸', either(on('男士礼盒'), on('男士护肤')), on('男士香水', '代用茶礼盒')],
  ['爸爸用的须后水', on('须后护理')],
  ['男生防晒', both(on('男士护肤'), on('防晒'))],
  ['送闺蜜', but(GIFT_FOR_GIRLFRIEND, on('美容仪器')), NOT_FOR_MEN(on('彩妆', '香水', '香薰蜡烛', '手霜'))],
  ['送闺蜜香薰', on('香薰蜡烛', '扩香')],
  [
    '送老师',
    but(GIFT_FOR_GIRLFRIEND, on('彩妆', '化妆工具')),
    either(GIFT_FOR_GIRLFRIEND, on('手霜', '香薰蜡烛', '花草茶')),
  ],
  [
    '送长辈',
    but(GIFT_FOR_GIRLFRIEND, on('彩妆', '化妆工具')),
    either(ANTI_AGEING, GIFT_FOR_GIRLFRIEND, on('手霜', '按摩仪')),
  ],
  ['送婆婆的护肤品', both(on('护肤'), either(isGift, effect('抗皱', '紧致', '淡化干纹'))), on('护肤')],
  ['生日礼物', isGift, on('女士香水', '中性香水', '男士香水')],
  ['男士生日礼物', either(on('男士礼盒'), on('男士香水')), on('男士护肤')],
  ['情人节礼物', NOT_FOR_MEN(isGift), on('女士香水', '唇膏', '男士香水', '男士礼盒')],
  ['母亲节礼物', but(GIFT_FOR_GIRLFRIEND, on('彩妆', '化妆工具')), either(ANTI_AGEING, GIFT_FOR_GIRLFRIEND)],
  [
    '送女友 500以内',
    ...priced(either(but(GIFT_FOR_GIRLFRIEND, on('美容食品')), on('女士香水', '唇膏')), 0, 500),
  ],
];
