import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { recallsRoutes } from '@huarong/contract/admin/recalls';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { sql } from 'kysely';
import { openReturnAdmin, type ReturnAdmin } from '../../returns/admin/testing/open-return-admin.ts';

/** A shop with its admin, and what a warehouse does with lots. */
export async function openLotShop() {
  const shop = await openReturnAdmin();
  const warehouse = await shop.signIn('WAREHOUSE');
  const owner = await shop.signIn('OWNER');
  const lotsOf = async (skuId: string): Promise<{ lotId: string; lotNo: string; remaining: number }[]> =>
    (await warehouse.call(adminStockRoutes.detail, { skuId })).results.lots;
  return {
    ...shop,
    warehouse,
    owner,
    lotsOf,
    receive: (skuId: string, units: number, lot: { lotNo: string; expiresOn: string }, more: object = {}) =>
      warehouse.call(adminStockRoutes.adjust, {
        skuId,
        change: { by: 'difference', difference: units },
        cause: 'received',
        receipt: { ...lot, supplier: '上海花间供应链', documentNo: 'SH-1' },
        reason: '到货验收',
        ...more,
      }),
    remainingOf: async (skuId: string) =>
      Object.fromEntries((await lotsOf(skuId)).map(({ lotNo, remaining }) => [lotNo, remaining])),
    availableOf: async (skuId: string): Promise<number> =>
      (await warehouse.call(adminStockRoutes.detail, { skuId })).results.available,
    setUnits: (skuId: string, available: number) =>
      sql`update stock set available = ${available} where sku_id = ${skuId}`.execute(shop.db),
    async paidOrder(skuId: string, quantity = 1, buyer?: Awaited<ReturnType<ReturnAdmin['newMember']>>) {
      const shopper = buyer ?? (await shop.newMember());
      const orderId = await shopper.placeOrder(skuId, quantity);
      await shop.pay(orderId);
      return `${orderId}-1`;
    },
    async recall(lotId: string, more: object = {}) {
      const advice = '请停止使用并联系客服退货';
      const asked = await warehouse.call(recallsRoutes.start, {
        lotId,
        advice,
        reason: '抽检不合格',
        ...more,
      });
      const approved = await owner.call(approvalsRoutes.approve, { approvalId: asked.results.approvalId });
      if (approved.errorCode !== null) throw new Error(`not recalled: ${approved.errorCode}`);
    },
    /** The statement of the nightly check; no row is expected. */
    findFaults: async () =>
      (
        await sql<{ id: number }>`
          select lot.id from stock_lot lot where lot.remaining <> (
            select coalesce(sum(delta), 0) from stock_lot_movement where lot_id = lot.id)`.execute(shop.db)
      ).rows,
  };
}
export type LotShop = Awaited<ReturnType<typeof openLotShop>>;
