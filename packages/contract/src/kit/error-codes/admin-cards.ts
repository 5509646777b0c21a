import type { ErrorCode } from './error-code.ts';

/** ADM936–ADM938: stored-value cards, points, levels and surveys in the admin. */
export const adminCardErrorCodes = {
  'card-batch-not-found': { code: 'ADM9360E', http: 404, message: '没有找到这个储值卡批次' },
  'card-batch-unlawful': { code: 'ADM9361E', http: 409, message: '批次不合规：{reason}' },
  'card-batch-moved-on': { code: 'ADM9362W', http: 409, message: '批次的状态已变化，请刷新后再看' },
  'card-file-taken': { code: 'ADM9363W', http: 409, message: '卡号文件只能下载一次，{by}已经下载' },
  'card-file-own': { code: 'ADM9364E', http: 409, message: '提交批次的人不能下载卡号文件' },
  'card-activation-own': { code: 'ADM9365E', http: 409, message: '下载卡号文件的人不能激活这一批' },
  'card-not-found': { code: 'ADM9366E', http: 404, message: '没有找到这张储值卡' },
  'card-state-wrong': { code: 'ADM9367W', http: 409, message: '这张卡{state}，不能{action}' },
  'card-not-bound': { code: 'ADM9368E', http: 409, message: '没有会员绑定的卡不能换卡，持卡人无从核实' },
  'card-has-hold': {
    code: 'ADM9369W',
    http: 409,
    message: '卡里有金额占用在没付清的订单里，付清或取消后再换',
  },
  'points-adjust-short': { code: 'ADM9371W', http: 409, message: '会员只有 {points} 分可用，不够扣' },
  'points-adjusted': { code: 'ADM9372W', http: 409, message: '这张单据已经给这位会员调整过积分' },
  'exchange-not-found': { code: 'ADM9373E', http: 404, message: '没有找到这笔兑换' },
  'exchange-moved-on': { code: 'ADM9374W', http: 409, message: '这笔兑换已寄出，或已随订单走' },
  'exchange-out-of-stock': { code: 'ADM9375W', http: 409, message: '这件兑换品没有库存，请先补货' },
  'no-such-reward': { code: 'ADM9376E', http: 404, message: '没有找到这件兑换品' },
  'reward-below-zero': { code: 'ADM9377W', http: 409, message: '只剩 {left} 份，不能再减这么多' },
  'no-such-survey': { code: 'ADM9380E', http: 404, message: '没有找到这份问卷' },
  'survey-refused': { code: 'ADM9381E', http: 409, message: '问卷不能保存：{reason}' },
  'survey-conflict': { code: 'ADM9382W', http: 409, message: '这份问卷刚被别人改过，请重新打开再改' },
  'survey-state-wrong': { code: 'ADM9383W', http: 409, message: '问卷的状态已变化，或已有人回答' },
  'level-not-better': { code: 'ADM9386W', http: 409, message: '只能定比现在更高的会员卡' },
  'level-until-wrong': { code: 'ADM9387E', http: 409, message: '到期日应在今天之后，三年之内' },
} as const satisfies Record<string, ErrorCode>;
