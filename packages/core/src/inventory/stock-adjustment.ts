import { accept, type Result, refuse } from '../shared/index.ts';

/** Why staff correct the stock: the reasons that the ledger stores, and their names. */
export const ADJUSTMENT_CAUSES = {
  received: '收货',
  damaged: '破损',
  expired: '过期',
  count: '盘点',
  sample: '样品',
  transfer: '调拨',
  lost: '遗失',
  correction: '更正',
} as const;
export type AdjustmentCause = keyof typeof ADJUSTMENT_CAUSES;
export const isAdjustmentCause = (reason: string): reason is AdjustmentCause =>
  Object.hasOwn(ADJUSTMENT_CAUSES, reason);

/** Every reason of the ledger in words. */
export const LEDGER_REASON_TEXTS: Readonly<Record<string, string>> = {
  ...ADJUSTMENT_CAUSES,
  initial: '期初',
  import: '导入',
  undo: '撤销改动',
  hold: '下单占用',
  release: '占用结束',
  sale: '售出',
  return: '退回入库',
  recall: '召回',
};

/** How many days the available units last at the pace of the last 28; null when nothing was sold. */
export const daysOfStock = (available: number, soldIn28Days: number): number | null =>
  soldIn28Days > 0 ? Math.floor((available * 28) / soldIn28Days) : null;

/** A large difference is approved by another person. */
export const needsSecondPerson = (difference: number, unitsAlone: number): boolean =>
  Math.abs(difference) > unitsAlone;

export type StockChange =
  | { by: 'count' /** What is in the warehouse. */; counted: number }
  | { by: 'difference'; difference: number };

/** Units of a sku by what becomes of them; `unshipped` ones are paid for and still in the warehouse. */
export interface StockOnHand {
  available: number;
  held: number;
  unshipped: number;
}
/** What somebody who counts the racks finds if the books are right. */
export const unitsOnHand = ({ available, held, unshipped }: StockOnHand): number =>
  available + held + unshipped;

/** The difference that a correction makes. Units that orders hold are never taken away. */
export function planAdjustment(
  stock: StockOnHand,
  change: StockChange,
): Result<{ difference: number }, { code: 'stock-below-held'; held: number } | { code: 'stock-unchanged' }> {
  const { available, held } = stock;
  const difference = change.by === 'count' ? change.counted - unitsOnHand(stock) : change.difference;
  if (difference === 0) return refuse({ code: 'stock-unchanged' });
  return available + difference < 0 ? refuse({ code: 'stock-below-held', held }) : accept({ difference });
}
