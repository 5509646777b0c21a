import {
  ADJUSTMENT_CAUSES,
  type AdjustmentCause,
  isAdjustmentCause,
  needsSecondPerson,
  planAdjustment,
  type StockChange,
} from '@huarong/core/inventory';
import { accept, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { adjustStock, findStock, lockStockLevel } from '../adjust-stock.ts';
import { countUnshipped } from '../count-unshipped.ts';
import { findListedStock, type ListedStock } from './stock-list.queries.ts';

const payload = z.object({
  skuId: z.string(),
  difference: z.int(),
  cause: z.string().refine(isAdjustmentCause),
  note: z.string(),
});

/** A large correction of stock. */
export const stockAdjustmentApproval = defineApproval<z.output<typeof payload>>({
  kind: 'stock-adjustment',
  label: '库存调整',
  permission: 'stock:approve',
  payload,
  async describe(db, { skuId, difference, cause, note }) {
    const sku = await findListedStock(db, skuId);
    return [
      { label: '商品', value: sku ? nameOf(sku) : '已不在商品目录' },
      { label: '规格编号', value: sku?.code ?? skuId },
      { label: '变动', value: `${signed(difference)} 件` },
      { label: '原因', value: ADJUSTMENT_CAUSES[cause] },
      { label: '说明', value: note },
    ];
  },
  async check(db, { skuId, difference }) {
    const stock = await findStock(db, skuId);
    return [
      { label: '规格仍在', isOk: stock !== null, detail: stock ? '有库存记录' : '没有这个规格' },
      {
        label: '不会少于占用',
        isOk: (stock?.available ?? 0) + difference >= 0,
        detail: `现在可售 ${stock?.available ?? 0} 件，占用 ${stock?.held ?? 0} 件`,
      },
    ];
  },
  async execute({ db }, { skuId, difference, cause, note }, approvalId) {
    const adjusted = await adjustStock(db, skuId, {
      difference,
      cause,
      reference: `approval:${approvalId}`,
      note,
    });
    return adjusted
      ? accept({ message: `已调整 ${signed(difference)} 件，现在可售 ${adjusted.available} 件` })
      : refuse({ code: 'stock-below-held', message: '可售数量不够减' });
  },
});

/** Corrects the stock, or asks a second person when the difference is large. */
export async function correctStock(
  context: AdminWriteContext,
  {
    skuId,
    change,
    cause,
    reason,
  }: { skuId: string; change: StockChange; cause: AdjustmentCause; reason: string },
) {
  const { db } = context;
  const stock = await lockStockLevel(db, skuId);
  const sku = stock && (await findListedStock(db, skuId));
  if (!sku) return refuse({ code: 'sku-not-found' });
  const unshipped = change.by === 'count' ? await countUnshipped(db, skuId) : 0;
  const planned = planAdjustment({ ...stock, unshipped }, change);
  if (!planned.ok) return planned;
  const { difference } = planned.value;
  if (needsSecondPerson(difference))
    return accept(
      await requestApproval(context, stockAdjustmentApproval, {
        subject: { kind: 'sku', id: skuId },
        title: `库存调整 ${signed(difference)} 件，${nameOf(sku)}`,
        payload: { skuId, difference, cause, note: reason },
        reason,
      }),
    );
  const adjusted = await adjustStock(db, skuId, { difference, cause, reference: 'adjustment', note: reason });
  return adjusted
    ? accept({ state: 'done' as const, result: adjusted })
    : refuse({ code: 'stock-below-held', held: stock.held });
}

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `−${-difference}`);

export const nameOf = ({ product_name, shade_number, shade_name, size }: ListedStock): string =>
  [product_name, shade_number, shade_name ?? size].filter(Boolean).join(' ');
