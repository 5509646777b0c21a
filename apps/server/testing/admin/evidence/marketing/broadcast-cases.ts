import { broadcastsRoutes } from '@huarong/contract/admin/broadcasts';
import { createOrder } from '../../../../src/features/orders/admin/testing/create-order.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const draft = {
  name: '初雪到店',
  channel: 'message',
  subject: '四支新色',
  text: '{称呼}，新色到店',
  link: null,
  audience: {},
};

const article = {
  title: '换季护肤',
  text: '三步稳住屏障',
  link: '/brands',
  skuId: null,
  skinTypes: null,
  publishedAt: '2026-11-01T10:00:00+08:00',
  endsAt: null,
  isLive: true,
};

/** Messages to chosen members, texts of automatic messages, and articles. */
export const broadcastCases: Record<string, PrepareCase> = {
  'messageTexts.save': async () => {
    const content = { title: '已付款', text: '订单 {订单} 已付款' };
    const input = { key: 'order-paid', version: 0, content };
    return { input, refused: { ...input, content: { ...content, text: '{单号}' } } };
  },
  'articles.save': async () => ({
    input: { articleId: null, version: null, content: article },
    refused: { articleId: null, version: null, content: { ...article, skuId: 'nothing' } },
  }),
  'broadcasts.save': async () => ({
    input: { broadcastId: null, version: null, draft },
    refused: { broadcastId: null, version: null, draft: { ...draft, text: '{名字}' } },
  }),
  'broadcasts.test': async (shop) => {
    const broadcastId = await save(shop);
    const { memberId } = await createOrder(shop.db);
    const mobile = '13700004444';
    await shop.db.updateTable('member').set({ mobile }).where('id', '=', memberId).execute();
    return { input: { broadcastId, mobile }, refused: { broadcastId, mobile: '19900000000' } };
  },
  'broadcasts.send': async (shop) => {
    await createOrder(shop.db);
    const input = {
      broadcastId: await save(shop),
      version: 1,
      sendAt: null,
      expected: 10_000,
      reason: REASON,
    };
    return { input, refused: input };
  },
  'broadcasts.pause': async (shop) => {
    const input = { broadcastId: await send(shop), reason: REASON };
    return { input, refused: input };
  },
  'broadcasts.resume': async (shop) => {
    const input = { broadcastId: await send(shop), reason: REASON };
    await shop.owner.call(broadcastsRoutes.pause, input);
    return { input, refused: input };
  },
  'broadcasts.setCap': async () => ({ input: { weeklyCap: 4, reason: REASON }, refused: null }),
  'broadcasts.stop': async (shop) => {
    const input = { broadcastId: await send(shop), reason: REASON };
    return { input, refused: input };
  },
};

async function save({ owner }: EvidenceShop): Promise<string> {
  const saved = await owner.call(broadcastsRoutes.save, { broadcastId: null, version: null, draft });
  return saved.results.broadcastId;
}

async function send(shop: EvidenceShop): Promise<string> {
  await createOrder(shop.db);
  const broadcastId = await save(shop);
  await shop.owner.call(broadcastsRoutes.send, {
    broadcastId,
    version: 1,
    sendAt: null,
    expected: 10_000,
    reason: REASON,
  });
  return broadcastId;
}
