import {
  ADJUSTMENT_CAUSES,
  type AdjustmentCause,
  isAdjustmentCause,
  needsSecondPerson,
  planAdjustment,
  type StockChange,
} from '@huarong/core/inventory';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable, Tx } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { readSetting } from '../../settings/index.ts';
import { adjustStock, adjustStockOfLot, findStock, lockStockLevel } from '../adjust-stock.ts';
import { countUnshipped } from '../count-unshipped.ts';
import { type LotOfAdjustment, receiptProblem } from '../lots/adjust-lot.ts';
import { findLot } from '../lots/lots.queries.ts';
import { findListedStock, type ListedStock } from './stock-list.queries.ts';

const lotOfPayload = z.union([
  z.object({
    receipt: z.object({
      lotNo: z.string(),
      expiresOn: z.string(),
      producedOn: z.string().optional(),
      supplier: z.string(),
      documentNo: z.string().optional(),
    }),
    lotId: z.undefined().optional(),
  }),
  z.object({ lotId: z.int(), receipt: z.undefined().optional() }),
]);
const payload = z.object({
  skuId: z.string(),
  difference: z.int(),
  cause: z.string().refine(isAdjustmentCause),
  note: z.string(),
  lot: lotOfPayload.optional(),
});

/** A large correction of stock. */
export const stockAdjustmentApproval = defineApproval<z.output<typeof payload>>({
  kind: 'stock-adjustment',
  label: '库存调整',
  permission: 'stock:approve',
  payload,
  async describe(db, { skuId, difference, cause, note, lot }) {
    const sku = await findListedStock(db, skuId);
    return [
      { label: '商品', value: sku ? nameOf(sku) : '已不在商品目录' },
      { label: '规格编号', value: sku?.code ?? skuId },
      { label: '变动', value: `${signed(difference)} 件` },
      { label: '原因', value: ADJUSTMENT_CAUSES[cause] },
      { label: '说明', value: note },
      ...(lot ? [{ label: '批次', value: await describeLot(db, lot) }] : []),
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
  async execute({ db }, { skuId, difference, cause, note, lot }, approvalId) {
    const correction = { difference, cause, reference: `approval:${approvalId}`, note };
    if (lot !== undefined) {
      const ofLot = await adjustStockOfLot(db, skuId, { ...correction, lot });
      return ofLot.ok
        ? accept({ message: `已调整 ${signed(difference)} 件，现在可售 ${ofLot.value.available} 件` })
        : refuse({ code: ofLot.refusal.code, message: '批次或可售数量已经变了，请重新提交' });
    }
    const adjusted = await adjustStock(db, skuId, correction);
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
    lot,
  }: {
    skuId: string;
    change: StockChange;
    cause: AdjustmentCause;
    reason: string;
    lot?: LotOfAdjustment | undefined;
  },
) {
  const { db } = context;
  const stock = await lockStockLevel(db, skuId);
  const sku = stock && (await findListedStock(db, skuId));
  if (!sku) return refuse({ code: 'sku-not-found' });
  const unshipped = change.by === 'count' ? await countUnshipped(db, skuId) : 0;
  const planned = planAdjustment({ ...stock, unshipped }, change);
  if (!planned.ok) return planned;
  const { difference } = planned.value;
  const correction = { difference, cause, reference: 'adjustment', note: reason };
  if (lot !== undefined) {
    const problem = await problemOfLot(db, { skuId, difference, cause }, lot);
    if (problem) return refuse(problem);
  }
  const { stockUnits } = await readSetting(db, 'second-person');
  if (needsSecondPerson(difference, stockUnits))
    return accept(
      await requestApproval(context, stockAdjustmentApproval, {
        subject: { kind: 'sku', id: skuId },
        title: `库存调整 ${signed(difference)} 件，${nameOf(sku)}`,
        payload: { skuId, difference, cause, note: reason, ...(lot && { lot }) },
        reason,
      }),
    );
  if (lot !== undefined) {
    const ofLot = await adjustStockOfLot(db, skuId, { ...correction, lot });
    if (ofLot.ok) return accept({ state: 'done' as const, result: ofLot.value });
    const { refusal } = ofLot;
    return refusal.code === 'stock-too-few'
      ? refuse({ code: 'stock-below-held', held: stock.held })
      : refuse(refusal);
  }
  const adjusted = await adjustStock(db, skuId, correction);
  return adjusted
    ? accept({ state: 'done' as const, result: adjusted })
    : refuse({ code: 'stock-below-held', held: stock.held });
}

/** What is wrong with the lot before a second person is asked. */
async function problemOfLot(
  db: Tx,
  { skuId, difference, cause }: { skuId: string; difference: number; cause: AdjustmentCause },
  { receipt, lotId }: LotOfAdjustment,
) {
  if (receipt !== undefined) {
    const reason = receiptProblem(receipt, { difference, cause }, shanghaiDate(await readClock(db)));
    return reason === null ? null : ({ code: 'lot-receipt-wrong', reason } as const);
  }
  const lot = await findLot(db, lotId);
  if (lot?.skuId !== skuId) return { code: 'lot-not-found' } as const;
  return lot.remaining + difference < 0 ? ({ code: 'lot-too-few', remaining: lot.remaining } as const) : null;
}

async function describeLot(db: Queryable, { receipt, lotId }: LotOfAdjustment): Promise<string> {
  if (receipt !== undefined)
    return `${receipt.lotNo}，限用日期 ${receipt.expiresOn}，供应商 ${receipt.supplier}`;
  const lot = await findLot(db, lotId);
  return lot ? `${lot.lotNo}，限用日期 ${lot.expiresOn}` : '已不在';
}

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `−${-difference}`);

export const nameOf = ({ product_name, shade_number, shade_name, size }: ListedStock): string =>
  [product_name, shade_number, shade_name ?? size].filter(Boolean).join(' ');
