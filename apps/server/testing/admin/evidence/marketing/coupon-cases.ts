import { couponsAdminRoutes } from '@huarong/contract/admin/coupons';
import { presalesRoutes } from '@huarong/contract/admin/presales';
import { SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import { claimCoupon } from '../../../../src/features/coupons/claim-coupon.ts';
import { couponTerms } from '../../../../src/features/coupons/testing/coupon-terms.ts';
import { createMembers } from '../../../../src/features/coupons/testing/create-members.ts';
import { presaleTerms } from '../../../../src/features/promotions/testing/presale-terms.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

let nextMember = 7_900_000_001;
const newMember = async ({ db }: EvidenceShop): Promise<string> => {
  const [memberId] = await createMembers(db, { from: nextMember++, count: 1 });
  return memberId!;
};

async function createDraft({ owner }: EvidenceShop): Promise<string> {
  const { results } = await owner.call(couponsAdminRoutes.save, {
    offerId: null,
    version: null,
    terms: couponTerms(),
  });
  return results.offerId;
}
async function createLive(shop: EvidenceShop): Promise<string> {
  const offerId = await createDraft(shop);
  await shop.owner.call(couponsAdminRoutes.publish, { offerId, version: 1 });
  return offerId;
}
async function startIssue(shop: EvidenceShop): Promise<string> {
  const { results } = await shop.owner.call(couponsAdminRoutes.issue, {
    offerId: await createLive(shop),
    recipients: { by: 'list', entries: [await newMember(shop)] },
    expected: 1,
    reason: REASON,
  });
  return results.result.issueId;
}

export const couponCases: Record<string, PrepareCase> = {
  'coupons.save': () => ({
    input: { offerId: null, version: null, terms: couponTerms() },
    refused: {
      offerId: null,
      version: null,
      terms: couponTerms({ offer: { kind: 'amountOff', amount: 0 } }),
    },
  }),
  'coupons.publish': async (shop) => {
    const input = { offerId: await createDraft(shop), version: 1 };
    return { input, refused: input };
  },
  'coupons.stop': async (shop) => {
    const input = { offerId: await createLive(shop), reason: REASON };
    return { input, refused: input };
  },
  'coupons.void': async (shop) => {
    const offerId = await createLive(shop);
    await claimCoupon(shop.db, await newMember(shop), { offerId });
    const input = { offerId, reason: REASON };
    return { input, refused: input };
  },
  'coupons.createBatch': async (shop) => {
    const offerId = await createLive(shop);
    const make = (quantity: number) => ({ offerId, quantity, prefix: 'HR', reason: REASON });
    return { input: make(2), refused: make(100_000) };
  },
  'coupons.voidBatch': async (shop) => {
    const { results } = await shop.owner.call(couponsAdminRoutes.createBatch, {
      offerId: await createLive(shop),
      quantity: 2,
      prefix: '',
      reason: REASON,
    });
    const input = { batchId: results.batchId, reason: REASON };
    return { input, refused: input };
  },
  'coupons.issue': async (shop) => {
    const offerId = await createLive(shop);
    const give = (entries: string[]) => ({
      offerId,
      recipients: { by: 'list', entries },
      expected: 1,
      reason: REASON,
    });
    return { input: give([await newMember(shop)]), refused: give(['nobody']) };
  },
  'coupons.stopIssue': async (shop) => {
    const input = { issueId: await startIssue(shop), reason: REASON };
    return { input, refused: input };
  },
};

async function createPresale({ owner }: EvidenceShop, isLive: boolean): Promise<string> {
  const { results } = await owner.call(presalesRoutes.save, {
    presaleId: null,
    version: null,
    terms: presaleTerms(SKU.serum),
  });
  if (isLive) await owner.call(presalesRoutes.publish, { presaleId: results.presaleId, version: 1 });
  return results.presaleId;
}

export const presaleCases: Record<string, PrepareCase> = {
  'presales.save': () => ({
    input: { presaleId: null, version: null, terms: presaleTerms(SKU.serum) },
    refused: { presaleId: null, version: null, terms: presaleTerms(SKU.serum, { depositFen: 200_00 }) },
  }),
  // Each on a sku without another live presale: the one before is stopped by its own case.
  'presales.publish': async (shop) => {
    await shop.db.updateTable('presale').set({ state: 'stopped' }).where('state', '=', 'live').execute();
    const input = { presaleId: await createPresale(shop, false), version: 1 };
    return { input, refused: input };
  },
  'presales.stop': async (shop) => {
    await shop.db.updateTable('presale').set({ state: 'stopped' }).where('state', '=', 'live').execute();
    const input = { presaleId: await createPresale(shop, true), reason: REASON };
    return { input, refused: input };
  },
};
