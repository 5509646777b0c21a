import { adminRoutes } from '@huarong/contract/admin/routes';
import type { Page } from '@playwright/test';
import { type StaffCalls, staffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

/** A lot of one unit that nobody got, and its recall. */
export async function recallLot(page: Page, owner: StaffCalls, skuId: string, text: WriteText) {
  const lotNo = `F${Date.now()}`;
  await owner(adminRoutes.stock.adjust, {
    skuId,
    change: { by: 'difference', difference: 1 },
    cause: 'received',
    receipt: { lotNo, expiresOn: '2099-01-31', supplier: text(60), documentNo: text(40) },
    reason: text(200),
  });
  const { rows } = await owner<{ rows: { lotId: string }[] }>(adminRoutes.lots.list, { q: lotNo });
  const lotId = rows[0]?.lotId ?? '';
  const warehouse = await staffCalls(page, 'warehouse');
  const start = { lotId, advice: text(120), reason: text(200) };
  const { approvalId } = await warehouse<{ approvalId: string }>(adminRoutes.recalls.start, start);
  await owner(adminRoutes.approvals.approve, { approvalId });
  const { recallId } = await owner<{ recallId: string }>(adminRoutes.lots.detail, { lotId });
  return { lotId, recallId };
}

/** An adverse reaction to an item that came back. */
export async function openReaction(owner: StaffCalls, returnId: string, text: WriteText): Promise<string> {
  const { lines } = await owner<{ lines: { lineId: string }[] }>(adminRoutes.returns.detail, { returnId });
  const { reactionId } = await owner<{ reactionId: string }>(adminRoutes.reactions.create, {
    lineId: lines[0]?.lineId ?? '',
    symptom: text(500),
  });
  return reactionId;
}

/** Receives a lot of these units that expires in so many days; returns its number. */
export async function receiveLot(
  call: StaffCalls,
  { skuId, units, days }: { skuId: string; units: number; days: number },
): Promise<string> {
  const lotNo = `L${days}-${Date.now()}`;
  const expiresOn = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await call(adminRoutes.stock.adjust, {
    skuId,
    change: { by: 'difference', difference: units },
    cause: 'received',
    receipt: { lotNo, expiresOn, supplier: '上海花间供应链' },
    reason: '到货验收',
  });
  return lotNo;
}

/** How many units of a lot are left by the books. */
export async function unitsOfLot(call: StaffCalls, lotNo: string): Promise<number | undefined> {
  const { rows } = await call<{ rows: { remaining: number }[] }>(adminRoutes.lots.list, {
    q: lotNo,
    view: 'all',
  });
  return rows[0]?.remaining;
}
