import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { advanceClock, type ShopTime } from '#platform/clock';
import type { Database } from '#platform/database';
import { sendEnvelope } from '#platform/feature';
import type { PublishedCache } from '#platform/published';
import { speedUpDemoCourier } from '../orders/index.ts';
import { type RefundPort, returnStaff } from '../returns/index.ts';

const AdvanceInput = z.object({
  advanceSeconds: z
    .int()
    .min(0)
    .max(10 * 366 * 86_400),
});

const CourierInput = z.object({ orderId: z.string().regex(/^\d{18}$/) });

const WarehouseInput = z.object({ returnId: z.string().regex(/^R\d{11}$/) });

interface DemoDeps {
  db: Database;
  published: PublishedCache;
  shopTime: ShopTime;
  refunds: RefundPort;
}

/** Tools for trying the shop. These routes do not exist in live mode. */
export function mountDemo(app: FastifyInstance, { db, published, shopTime, refunds }: DemoDeps) {
  app.post('/demo/clock', async (request, reply) => {
    const input = AdvanceInput.safeParse(request.body);
    if (!input.success)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'invalid-input' } }));
    const now = await advanceClock(db, input.data.advanceSeconds);
    await shopTime.refresh();
    published.clear();
    return sendEnvelope(reply, wrapAnswer({ ok: true, value: { now: now.toISOString() } }));
  });
  app.post('/demo/courier', async (request, reply) => {
    const input = CourierInput.safeParse(request.body);
    if (!input.success)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'invalid-input' } }));
    const isHurried = await speedUpDemoCourier(db, input.data.orderId);
    return sendEnvelope(reply, wrapAnswer({ ok: true, value: { hurried: isHurried } }));
  });
  // The staff's work on a returned parcel: approve the return if it is not approved, receive it, pass the inspection.
  app.post('/demo/warehouse', async (request, reply) => {
    const input = WarehouseInput.safeParse(request.body);
    if (!input.success)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'invalid-input' } }));
    const { returnId } = input.data;
    await returnStaff.approve(db, refunds, returnId);
    await returnStaff.receive(db, returnId);
    const { ok: handled } = await returnStaff.inspect(db, refunds, returnId, { isPassed: true });
    return sendEnvelope(reply, wrapAnswer({ ok: true, value: { handled } }));
  });
}
