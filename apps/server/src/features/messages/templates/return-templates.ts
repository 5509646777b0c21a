import { ReturnStatus } from '@huarong/core/returns';
import { displayYuan, fen } from '@huarong/core/shared';
import type { ReturnMove } from '../../returns/index.ts';
import type { MessageContent } from '../message.ts';
import { writeText } from '../texts/automatic-texts.ts';

/** Of the time at which the return was applied for. */
interface ReturnTerms {
  sendDays: number;
}
/** `link`: the link text, when the member has something to do. */
type ReturnText = (
  move: ReturnMove & ReturnTerms,
) => Pick<MessageContent, 'title' | 'text' | 'automatic'> & { link?: string };
const of = ({ returnId, orderId }: ReturnMove) => ({ 退货单: returnId, 订单: orderId });
const withAmount = (move: ReturnMove) => ({ ...of(move), 金额: displayYuan(fen(move.refundFen)) });

/** By return status. */
const RETURN_TEXTS: Record<number, ReturnText> = {
  [ReturnStatus.AwaitingReview]: (move) => writeText('return-requested', of(move)),
  [ReturnStatus.AwaitingShipment]: (move) => ({
    ...writeText('return-approved', { ...withAmount(move), 天数: String(move.sendDays) }),
    link: '填写运单',
  }),
  [ReturnStatus.InTransit]: (move) => writeText('return-shipped', of(move)),
  [ReturnStatus.Inspecting]: (move) => writeText('return-received', of(move)),
  [ReturnStatus.Refunding]: (move) => writeText('return-refunding', withAmount(move)),
  [ReturnStatus.RefundFailed]: (move) => writeText('return-refund-failed', withAmount(move)),
  [ReturnStatus.Completed]: (move) =>
    move.refundFen > 0 ? writeText('return-refunded', withAmount(move)) : writeText('return-done', of(move)),
  [ReturnStatus.Withdrawn]: (move) => writeText('return-withdrawn', of(move)),
  [ReturnStatus.Rejected]: (move) => writeText('return-rejected', of(move)),
  [ReturnStatus.InspectionFailed]: (move) => writeText('return-inspection-failed', of(move)),
  [ReturnStatus.Expired]: (move) => writeText('return-expired', of(move)),
};

const fallbackText: ReturnText = ({ statusText, returnId, orderId }) => ({
  title: `退货${statusText}`,
  text: `退货单 ${returnId}，订单 ${orderId}。`,
});

/** An unlisted status is shown by its own name. */
export function returnTemplate(move: ReturnMove & ReturnTerms): MessageContent {
  const textOf = RETURN_TEXTS[move.status] ?? fallbackText;
  const { link = '查看退货进度', ...content } = textOf(move);
  return {
    icon: 'return',
    ...content,
    links: [{ text: link, link: `/myAccount/returnDetails/${move.returnId}` }],
  };
}
