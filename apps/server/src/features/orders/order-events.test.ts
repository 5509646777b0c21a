import { describe, expect, it } from 'vitest';
import { orderCancelled, orderDone, orderPaid, orderRefunded } from './order-events.ts';
import { packOrderJob } from './order-jobs.ts';

const ORDER = '263849105527718046';

describe('payloads stored by an earlier release', () => {
  it.each([
    [orderPaid, { id: `${ORDER}:deposit`, purpose: 'deposit' }],
    [orderCancelled, { id: `${ORDER}-1,${ORDER}-2`, paid: true }],
    [orderCancelled, { id: ORDER, reason: null }],
    [orderRefunded, { id: `${ORDER}:2`, amountFen: 100 }],
    [packOrderJob, { id: `${ORDER}:deposit` }],
  ])('have the order id in their own id', ({ payload }, stored) => {
    expect(payload.parse(stored)).toMatchObject({ orderId: ORDER });
  });

  it('of a completed sub-order tell by their id whether the delivery was refused', () => {
    const subOrder = { orderId: ORDER, subOrderId: `${ORDER}-1` };
    expect(orderDone.payload.parse({ id: `${ORDER}-1` })).toMatchObject({ ...subOrder, isRefused: false });
    expect(orderDone.payload.parse({ id: `${ORDER}-1:refused` })).toMatchObject({
      ...subOrder,
      isRefused: true,
    });
  });
});
