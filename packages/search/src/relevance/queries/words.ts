import type { JudgedQuery } from '../judged-query.ts';
import { both, but, effect, either, named, on, skin, star } from '../rules.ts';

const LIPSTICK = on('唇膏');
const FACE_CREAM = either(on('面霜'), both(on('乳液面霜'), on('男士护理'), named(/霜/)));

/** Category names as printed. */
export const CATEGORY_WORDS: readonly JudgedQuery[] = [
  ['唇膏', LIPSTICK, both(named(/唇膏/), on('唇部护理', '彩妆套装'))],
  ['唇釉', on('唇釉'), undefined, on('唇蜜与唇油')],
  ['唇线笔', on('唇线笔')],
  ['粉底液', on('粉底液'), undefined, on('气垫')],
  ['气垫', on('气垫'), named(/气垫/)],
  ['遮瑕', on('遮瑕'), but(effect('遮瑕'), on('遮瑕'))],
  ['腮红', on('腮红'), named(/腮红/)],
  ['眼影', on('眼影'), named(/眼影/)],
  ['睫毛膏', on('睫毛膏')],
  ['面霜', FACE_CREAM],
  ['眼霜', on('眼霜')],
  ['精华', on('精华'), on('精华水', '精华油'), both(on('头皮护理'), named(/精华/))],
  ['洁面', on('洁面'), on('洁面仪')],
  ['卸妆', on('卸妆'), named(/卸妆/)],
  ['防晒', on('防晒'), effect('防晒')],
  ['身体乳', on('身体乳')],
  ['沐浴露', on('沐浴露')],
  ['洗发水', on('洗发水')],
  ['护发素', on('护发素')],
  ['发膜', on('发膜')],
  ['香水', on('女士香水', '男士香水', '中性香水'), on('试香套装'), on('身体香氛')],
  ['香薰蜡烛', on('香薰蜡烛')],
  ['化妆刷', on('化妆刷'), on('刷具套装')],
  ['剃须膏', on('剃须膏')],
  ['胶原蛋白', on('胶原蛋白饮'), both(on('美容食品'), either(star(/胶原蛋白/), named(/胶原/)))],
];

/** Two or three words: a category and its effect, ingredient or look. */
export const DESCRIBED: readonly JudgedQuery[] = [
  ['保湿面霜', both(FACE_CREAM, effect('保湿'))],
  ['控油洗发水', both(on('洗发水'), effect('控油'))],
  ['去屑洗发水', both(on('洗发水'), effect('去屑'))],
  ['抗皱眼霜', both(on('眼霜'), effect('抗皱', '紧致'))],
  ['防水睫毛膏', both(on('睫毛膏'), effect('防水'))],
  ['防水眼线', both(on('眼线'), effect('防水'))],
  ['哑光唇膏', both(LIPSTICK, named(/哑光|哑雾|柔雾|雾感|绒雾/))],
  ['丝绒唇釉', both(on('唇釉'), named(/丝绒/)), both(on('唇釉'), named(/绒/))],
  ['持妆粉底液', both(on('粉底液'), effect('持妆'))],
  ['控油散粉', both(on('定妆蜜粉'), effect('控油'))],
  [
    '玫瑰精华',
    both(on('精华', '精华水', '精华油'), either(named(/玫瑰/), star(/玫瑰|蔷薇/))),
    both(named(/玫瑰/), either(named(/精华/), on('水与精华'))),
  ],
  ['氨基酸洁面', both(on('洁面'), named(/氨基酸/))],
  ['烟酰胺精华', both(on('精华'), either(named(/烟酰胺/), star(/烟酰胺/)))],
  ['神经酰胺面霜', both(FACE_CREAM, either(named(/神经酰胺/), star(/神经酰胺/)))],
  ['视黄醇', named(/视黄醇/), star(/视黄醇/)],
  ['角鲨烷', named(/角鲨烷/), star(/角鲨烷/)],
  ['薰衣草洗发水', both(on('洗发水'), named(/薰衣草/))],
  ['山茶花', either(named(/山茶/), star(/山茶花/)), star(/山茶/)],
  ['木质调香水', both(on('香水'), effect('木质调'))],
  ['敏感肌面霜', both(FACE_CREAM, skin('敏感'))],
  ['油性皮肤洁面', both(on('洁面'), skin('油性'))],
  ['四色眼影盘', both(on('眼影'), named(/四色/))],
  ['桂花乌龙', named(/桂花乌龙/)],
  ['旅行装', on('旅行装')],
  ['礼盒', named(/礼盒/), on('护肤礼盒', '节日限定礼盒', '男士礼盒', '代用茶礼盒')],
];
