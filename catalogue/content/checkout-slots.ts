import type { SlotLine } from './slot.ts';

/** Slots of the checkout. */
export const checkoutSlots = {
  checkout_notice: [{ content: '内封拆开后，除质量问题和过敏外不支持退货，请先看清规格和色号。' }],
} satisfies Record<string, SlotLine[]>;
