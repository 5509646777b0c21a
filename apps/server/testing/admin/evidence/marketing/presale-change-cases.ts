import { presaleArrivalsRoutes } from '@huarong/contract/admin/presale-arrivals';
import { presalesRoutes } from '@huarong/contract/admin/presales';
import { SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import {
  DEPOSIT_FEN,
  insertApprovedChange,
  insertDeposits,
} from '../../../../src/features/presale-changes/testing/insert-deposits.ts';
import { presaleTerms } from '../../../../src/features/promotions/testing/presale-terms.ts';
import { type EvidenceShop, MISSING_ORDER, type PrepareCase, REASON } from '../evidence-case.ts';

/** A published presale with one paid deposit. */
async function createOrdered({ db, owner }: EvidenceShop): Promise<{ presaleId: string; orderId: string }> {
  await db.updateTable('presale').set({ state: 'stopped' }).where('state', '=', 'live').execute();
  const { results } = await owner.call(presalesRoutes.save, {
    presaleId: null,
    version: null,
    terms: presaleTerms(SKU.serum),
  });
  const { presaleId } = results;
  await owner.call(presalesRoutes.publish, { presaleId, version: 1 });
  const [orderId] = await insertDeposits(db, presaleId, 1);
  return { presaleId, orderId: orderId! };
}

export const presaleChangeCases: Record<string, PrepareCase> = {
  'presaleArrivals.start': async (shop) => {
    const { presaleId } = await createOrdered(shop);
    return { input: { presaleId }, refused: { presaleId: 'nothing' } };
  },
  'presaleArrivals.record': async (shop) => {
    const { presaleId } = await createOrdered(shop);
    await shop.owner.call(presaleArrivalsRoutes.start, { presaleId });
    const input = { presaleId, units: 1, arrivedBefore: 0, reason: REASON };
    return { input, refused: { ...input, arrivedBefore: 7 } };
  },
  'presaleChanges.changeDates': async (shop) => {
    const { presaleId } = await createOrdered(shop);
    const input = { presaleId, version: 2, depositUntil: 'now', reason: REASON };
    return { input, refused: { ...input, version: 1 } };
  },
  'presaleChanges.remind': async (shop) => {
    const { presaleId, orderId } = await createOrdered(shop);
    // Guests have no inbox.
    await shop.db.updateTable('shop_order').set({ owner: 'member:1' }).where('id', '=', orderId).execute();
    return { input: { presaleId }, refused: { presaleId: 'nothing' } };
  },
  'presaleChanges.cancel': async (shop) => {
    const { presaleId } = await createOrdered(shop);
    await shop.owner.call(presalesRoutes.stop, { presaleId, reason: REASON });
    const input = { presaleId, version: 3, rule: 'double', expectedOrders: 1, reason: REASON };
    return { input, refused: { ...input, expectedOrders: 2 } };
  },
  'presaleChanges.payExtra': async (shop) => {
    const { presaleId, orderId } = await createOrdered(shop);
    const changeId = await insertApprovedChange(shop.db, {
      presaleId,
      kind: 'cancel',
      requestedBy: await shop.staffIdOf('MARKETER'),
      approvedBy: await shop.staffIdOf('OWNER'),
    });
    await shop.db
      .insertInto('presale_change_order')
      .values({ change_id: changeId, order_id: orderId, state: 'done', extra_fen: DEPOSIT_FEN })
      .execute();
    const pay = (id: string) => ({ orderId: id, reference: '招行 20261118-77' });
    return { input: pay(orderId), refused: pay(MISSING_ORDER) };
  },
};
