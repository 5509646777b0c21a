import { broadcastsRoutes } from '@huarong/contract/admin/broadcasts';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

const draft = {
  name: '初雪到店',
  channel: 'message',
  subject: '四支新色',
  text: '{称呼}，新色到店',
  link: null,
  audience: {},
};

/** Messages to chosen members. */
export const broadcastCases: Record<string, PrepareCase> = {
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
