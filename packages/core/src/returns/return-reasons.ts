import { isKeyOf } from '../shared/index.ts';

export const ReturnKind = {
  RefundOnly: 1,
  ReturnAndRefund: 2,
  Exchange: 3,
} as const;
export type ReturnKind = (typeof ReturnKind)[keyof typeof ReturnKind];
export const RETURN_KIND_TEXTS = {
  [ReturnKind.RefundOnly]: '仅退款',
  [ReturnKind.ReturnAndRefund]: '退货退款',
  [ReturnKind.Exchange]: '换货',
} as const;

const { RefundOnly, ReturnAndRefund, Exchange } = ReturnKind;

export interface ReasonRule {
  text: string;
  /** The shop is at fault: it pays the postage, refunds freight with the last items, and leaves the gifts. */
  isFault: boolean;
  /** Thirty days instead of seven, and images are required. */
  isQuality: boolean;
  kinds: readonly ReturnKind[];
  /** Items returned for this reason may be sold again. */
  isSellable: boolean;
}

/** Reason 1 (不想要了) allows neither an exchange for the same item nor a refund without sending it back. */
export const RETURN_REASONS = {
  1: { text: '不想要了', isFault: false, isQuality: false, kinds: [ReturnAndRefund], isSellable: true },
  2: {
    text: '与描述不符',
    isFault: true,
    isQuality: false,
    kinds: [ReturnAndRefund, Exchange],
    isSellable: true,
  },
  3: {
    text: '质量问题',
    isFault: true,
    isQuality: true,
    kinds: [RefundOnly, ReturnAndRefund, Exchange],
    isSellable: false,
  },
  4: {
    text: '使用后过敏',
    isFault: true,
    isQuality: true,
    kinds: [RefundOnly, ReturnAndRefund],
    isSellable: false,
  },
  5: {
    text: '发错或少发',
    isFault: true,
    isQuality: false,
    kinds: [RefundOnly, ReturnAndRefund, Exchange],
    isSellable: true,
  },
  6: {
    text: '包装破损',
    isFault: true,
    isQuality: false,
    kinds: [RefundOnly, ReturnAndRefund, Exchange],
    isSellable: false,
  },
  7: { text: '商品召回', isFault: true, isQuality: false, kinds: [ReturnAndRefund], isSellable: false },
} as const satisfies Record<number, ReasonRule>;
export type ReturnReason = keyof typeof RETURN_REASONS;
/** Of units of a recalled lot, for the time that the recall says, whatever the usual days are. */
export const RECALL_REASON = 7 as const satisfies ReturnReason;

export const reasonRule = (reason: ReturnReason): ReasonRule => RETURN_REASONS[reason];
export const ALL_REASONS = Object.keys(RETURN_REASONS)
  .map(Number)
  .filter((code) => isKeyOf(RETURN_REASONS, code));
