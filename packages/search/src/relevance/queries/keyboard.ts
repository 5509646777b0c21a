import type { JudgedQuery } from '../judged-query.ts';
import { both, called, effect, either, named, of, on, products } from '../rules.ts';

const LIPSTICK = on('唇膏');

/** Chinese typed in Latin letters. */
export const PINYIN: readonly JudgedQuery[] = [
  ['kouhong', LIPSTICK],
  ['kou hong', LIPSTICK],
  // Both 唇油 and 唇釉.
  ['chunyou', either(named(/唇油/), on('唇釉')), on('唇蜜与唇油')],
  ['fendiye', on('粉底液')],
  ['qidian', on('气垫'), named(/气垫/)],
  ['yanying', on('眼影'), named(/眼影/)],
  ['jiemaogao', on('睫毛膏')],
  ['mianmo', on('面膜')],
  ['jinghua', on('精华'), on('精华水', '精华油')],
  ['fangshai', on('防晒'), effect('防晒')],
  ['xifashui', on('洗发水')],
  ['hushoushuang', on('手霜')],
  ['xiangshui', on('女士香水', '男士香水', '中性香水'), on('试香套装')],
  ['baoshimianshuang', both(on('面霜'), effect('保湿'))],
  ['kongyou xifashui', both(on('洗发水'), effect('控油'))],
  ['suolanna', of('索兰娜')],
  ['bailu', of('白露')],
  ['xiaochimu', called('小赤木'), of('索兰娜')],
  ['zhushasirong', products('朱砂丝绒哑光唇膏')],
];

/** The first letter of every character. */
export const INITIALS: readonly JudgedQuery[] = [
  ['kh', LIPSTICK],
  ['fdy', on('粉底液')],
  ['xfs', on('洗发水')],
  ['hfs', on('护发素')],
  ['jmg', on('睫毛膏')],
  ['hss', on('手霜')],
  ['str', on('身体乳')],
  ['myl', on('沐浴露')],
  ['sln', of('索兰娜')],
  ['ksd', of('凯斯黛')],
  ['xcm', called('小赤木'), of('索兰娜')],
  ['bcg', called('白瓷罐'), of('洛梵妮')],
];

/** One letter inserted, deleted, replaced, or two swapped. */
export const TYPOS: readonly JudgedQuery[] = [
  ['solnee', of('索兰娜')],
  ['soleen ardey', of('索兰娜')],
  ['kestar', of('凯斯黛')],
  ['lumirve', of('露蜜芙')],
  ['belamare', of('贝拉玛')],
  ['ravenhodl', of('渡鸦')],
  ['verdanec', of('绿舞')],
  ['maison orevel', of('欧梵')],
  ['glaciele', of('歌莱雪')],
  ['lipstik', named(/Lipstick/)],
  ['mascra', on('睫毛膏'), named(/Mascara/)],
  ['fuondation', named(/Foundation/)],
  ['shampo', on('洗发水'), named(/Shampoo/)],
  ['eyeshadwo', named(/Eyeshadow/)],
  ['hand craem', both(on('手霜'), named(/Hand.* Cream/))],
  ['kuohong', LIPSTICK],
  ['mianshaung', on('面霜')],
  ['kestar 唇膏', both(of('凯斯黛'), on('唇膏'))],
];

/** Traditional characters and full-width letters. */
export const FORMS: readonly JudgedQuery[] = [
  ['口紅', LIPSTICK],
  ['脣膏', LIPSTICK],
  ['護手霜', on('手霜')],
  ['洗髮水', on('洗发水')],
  ['護髮素', on('护发素')],
  ['髮膜', on('发膜')],
  ['防曬', on('防晒'), effect('防晒')],
  ['卸妝油', both(on('卸妆'), named(/油/))],
  ['眼線筆', on('眼线')],
  ['化妝水', on('化妆水'), on('爽肤水')],
  ['精華液', on('精华')],
  ['香薰蠟燭', on('香薰蜡烛')],
  ['索蘭娜', of('索兰娜')],
  ['絲絨啞光唇膏', products('朱砂丝绒哑光唇膏')],
  ['ＫＥＳＴＲＡ', of('凯斯黛')],
  ['ｋｏｕｈｏｎｇ', LIPSTICK],
  ['ＳＰＦ５０', named(/SPF ?50/)],
  ['３ ＬＥＡＦ', of('三叶')],
  ['索兰娜　唇膏', both(of('索兰娜'), on('唇膏')), both(of('索兰娜'), named(/唇膏/))],
];
