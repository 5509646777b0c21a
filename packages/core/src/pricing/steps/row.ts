import type { UnitPriceReason } from '../model/priced-order.ts';
import type { LineInput } from '../model/pricing-input.ts';

/**
 * Units of one line at one price. Most lines are one row; a line becomes two rows when a quota runs out within it.
 * Amounts inside the steps are plain numbers of fen; they are branded and checked to be whole in the result.
 */
export type Row = {
  readonly line: LineInput;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly reason: UnitPriceReason;
  /** unitPrice × quantity */
  readonly amount: number;
};

/** A row after step 2, with its place in the order. */
export type PreparedRow = Row & {
  readonly index: number;
  readonly bundleShare: number;
  readonly presaleShare: number;
  /** The amount after step 2. */
  readonly base: number;
};
