import { adminRoutes } from '@huarong/contract/admin/routes';
import type { StaffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

/** A coupon with these texts that members cannot see, one batch of its single-use codes, and an issue to one member. */
export async function createCoupon(owner: StaffCalls, memberId: string, text: WriteText) {
  const day = 86_400_000;
  const { offerId } = await owner<{ offerId: string }>(adminRoutes.coupons.save, {
    offerId: null,
    version: null,
    terms: {
      title: text(60),
      scopeText: text(40),
      link: '/',
      channel: 'online',
      offer: { kind: 'amountOff', amount: 10_00 },
      scope: { kind: 'all' },
      thresholdFen: 100_00,
      total: 100,
      perPerson: 1,
      way: 'given',
      code: null,
      cards: null,
      isForFirstOrder: false,
      claimFrom: new Date(Date.now() - day).toISOString(),
      claimUntil: new Date(Date.now() + 30 * day).toISOString(),
      validity: { kind: 'days', days: 7 },
    },
  });
  await owner(adminRoutes.coupons.publish, { offerId, version: 1 });
  const reason = text(200);
  const { batchId } = await owner<{ batchId: string }>(adminRoutes.coupons.createBatch, {
    offerId,
    quantity: 3,
    prefix: 'E2E',
    reason,
  });
  const recipients = { by: 'list', entries: [memberId] };
  await owner(adminRoutes.coupons.issue, { offerId, recipients, expected: 1, reason });
  return { offerId, batchId };
}

/** A draft of a presale with this title. */
export async function createPresale(owner: StaffCalls, skuId: string, text: WriteText): Promise<string> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { presaleId } = await owner<{ presaleId: string }>(adminRoutes.presales.save, {
    presaleId: null,
    version: null,
    terms: {
      skuId,
      title: text(60),
      priceFen: 1_000_00,
      depositFen: 100_00,
      depositWorthFen: 200_00,
      depositFrom: inDays(1),
      depositUntil: inDays(8),
      balanceFrom: inDays(8),
      balanceUntil: inDays(10),
      shipsBy: inDays(20),
      quota: 10,
      perShopper: 1,
    },
  });
  return presaleId;
}

/** A batch of stored-value cards that waits for a second person. */
export async function requestBatch(owner: StaffCalls, text: WriteText): Promise<string> {
  const { batchId } = await owner<{ batchId: string }>(adminRoutes.storedCards.requestBatch, {
    kind: 'anonymous',
    faceFen: 100_00,
    count: 2,
    validYears: 3,
    purpose: text(60),
    document: text(40),
    reason: text(200),
  });
  return batchId;
}

/** A survey that nobody can answer yet. */
export async function writeSurvey(owner: StaffCalls, text: WriteText): Promise<string> {
  const { surveyId } = await owner<{ surveyId: string }>(adminRoutes.surveys.create, {
    title: text(40),
    intro: text(200),
    minutes: 3,
    points: 50,
    places: null,
    opensAt: '2098-01-01T00:00:00+08:00',
    closesAt: '2099-01-01T00:00:00+08:00',
    questions: [
      { id: 'q1', kind: 'one', title: text(60), choices: [text(40), '气垫'] },
      { id: 'q2', kind: 'score', title: text(60), low: text(20), high: text(20) },
    ],
  });
  return surveyId;
}

/** A draft of a bundle whose case is this sku. */
export async function createBundle(owner: StaffCalls, skuId: string, text: WriteText): Promise<string> {
  const { bundleId } = await owner<{ bundleId: string }>(adminRoutes.bundles.save, {
    ...{ bundleId: null, version: null, title: text(40), caseSkuId: skuId },
    rule: {
      caseName: text(20),
      partName: '眼影',
      unit: '格',
      slots: [{ slotId: 's1', name: '第 1 格', required: true }],
      groups: [{ name: '哑光', hint: text(30), partSkuIds: ['20000101'] }],
      distinct: true,
      fullDiscountFen: 10_00,
      purchaseLimit: 3,
      deliveryText: text(80),
      returns: [{ title: text(20), text: text(120) }],
    },
  });
  return bundleId;
}

/** A draft of a broadcast with this name, which nobody gets. */
export async function writeBroadcast(owner: StaffCalls, text: WriteText): Promise<string> {
  const { broadcastId } = await owner<{ broadcastId: string }>(adminRoutes.broadcasts.save, {
    broadcastId: null,
    version: null,
    draft: {
      name: text(40),
      channel: 'message',
      subject: '四支新色',
      text: '{称呼}，新色到店',
      link: '/brands',
      audience: { cards: ['GOLD'] },
    },
  });
  return broadcastId;
}

/** An article with these texts that members do not see. */
export async function writeArticle(owner: StaffCalls, text: WriteText): Promise<string> {
  const { articleId } = await owner<{ articleId: string }>(adminRoutes.articles.save, {
    articleId: null,
    version: null,
    content: {
      title: text(60),
      text: text(300),
      link: '/brands',
      skuId: null,
      skinTypes: null,
      publishedAt: new Date().toISOString(),
      endsAt: null,
      isLive: false,
    },
  });
  return articleId;
}
