import { displayYuan, fen, requireValue, shanghaiDate, shanghaiTime } from '../shared/index.ts';
import { ReturnKind } from './return-reasons.ts';
import { ReturnStatus } from './return-status.ts';

export interface NextStepFacts {
  /** Settings of the shop when the return was applied for. */
  reviewHours: number;
  sendDays: number;
  status: ReturnStatus;
  kind: ReturnKind;
  isRefundedInstead: boolean;
  isPickup: boolean;
  refundFen: number;
  waybill: string | null;
  sendBy: Date | null;
  refundBy: Date | null;
  /** The reason staff gave for refusing it. */
  note: string;
}

/** The sentence beside the status: what happens next and by when. */
export function nextStepText(facts: NextStepFacts): string {
  const { status, kind, isRefundedInstead, refundFen, note } = facts;
  switch (status) {
    case ReturnStatus.AwaitingReview:
      return `客服会在 ${facts.reviewHours} 小时内审核，期间可以撤销。`;
    case ReturnStatus.AwaitingShipment:
      return facts.isPickup
        ? `快递员会联系你上门取件；也可以自行寄出，最晚 ${sendBy(facts)}。`
        : `请在 ${sendBy(facts)} 前寄出并填写运单号。`;
    case ReturnStatus.InTransit:
      return `${facts.waybill}，等待仓库签收。`;
    case ReturnStatus.Inspecting:
      return `仓库已签收，最晚 ${day(requireValue(facts.refundBy, 'refundBy'))}前给出结果。`;
    case ReturnStatus.Refunding:
      return '款项正在原路退回，储值卡即时到账，支付宝与微信 1–3 个工作日。';
    case ReturnStatus.RefundFailed:
      return '支付渠道退款失败，我们会重新发起；如账户已注销，请联系客服更换收款方式。';
    case ReturnStatus.Completed:
      if (kind === ReturnKind.Exchange && !isRefundedInstead) return '换新商品已寄出，可在订单详情查看物流。';
      return refundFen > 0 ? `${displayYuan(fen(refundFen))} 已全部退回。` : '退货已完成。';
    case ReturnStatus.Withdrawn:
      return '你撤销了申请，可退期内可以再次申请。';
    case ReturnStatus.Expired:
      return `${facts.sendDays} 天内未寄回，已关闭；可退期内可以再次申请。`;
    default:
      return note;
  }
}

/** `11 月 25 日` */
function day(at: Date): string {
  const [, month, date] = shanghaiDate(at).split('-');
  return `${Number(month)} 月 ${Number(date)} 日`;
}
function sendBy(facts: NextStepFacts): string {
  const at = requireValue(facts.sendBy, 'sendBy');
  return `${day(at)} ${shanghaiTime(at)}`;
}
