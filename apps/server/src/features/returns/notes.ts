import { RETURN_KIND_TEXTS, type ReturnKind, type ReturnReason, reasonRule } from '@huarong/core/returns';

export interface Application {
  kind: ReturnKind;
  reason: ReturnReason;
  quantity: number;
  imageCount: number;
}

/** The default note shown at each step; a note written by staff replaces it. */
export const appliedNote = ({ kind, reason, quantity, imageCount }: Application): string =>
  [
    `你提交了申请：${RETURN_KIND_TEXTS[kind]}`,
    reasonRule(reason).text,
    `${quantity} 件`,
    ...(imageCount > 0 ? [`图片 ${imageCount} 张`] : []),
  ].join('，');

export const approvedNote = ({ reason }: { reason: ReturnReason }): string =>
  reasonRule(reason).isFault
    ? '请寄回商品与内盒，运费由花容承担，不用寄回赠品。'
    : '请寄回商品与内盒，内封须完好；无理由退货的运费由你承担。';

export const NOTES = {
  approvedUnsent: '审核通过，商品不用寄回，款项原路退回。',
  withdrawn: '你撤销了申请。',
  refused: '很抱歉，这次申请没有通过审核。',
  received: '仓库已签收，正在验货。',
  passed: '验货通过，款项原路退回。',
  failed: '验货没有通过，商品将免费寄回给你。',
  replaced: '验货通过，同款新品已寄出。',
  noneLeft: '验货通过，但同款暂时缺货，已为你改为退款，款项原路退回。',
  refunded: '款项已全部退回。',
  nothingToRefund: '退货已完成，没有需要退回的款项。',
  refundFailed: '支付渠道退款失败，我们会重新发起。',
  retried: '已重新发起退款。',
} as const;

interface RefusedUnit {
  name: string;
  note: string;
}
/** Which units the inspection did not accept, and why. */
export const refusedUnitsNote = (units: readonly RefusedUnit[]): string =>
  units.length === 0
    ? ''
    : `有 ${units.length} 件没有通过，将免费寄回给你：${units.map(({ name, note }) => `${name}（${note}）`).join('；')}。`;

export const lateNote = (sendDays: number) => `${sendDays} 天内没有寄出，申请已关闭。`;

export const sentNote = (carrier: string, waybillNo: string) => `${carrier} ${waybillNo} 已寄出。`;
