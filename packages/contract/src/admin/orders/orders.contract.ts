import { defineAdminContract } from '../kit/index.ts';
import { orderReads } from './order-reads.ts';
import { refundCalls } from './order-refunds.ts';
import { addressCalls, orderWrites } from './order-writes.ts';
import { pickListCalls } from './pick-lists.ts';
import { shipFileCalls } from './ship-files.ts';

/** Orders as staff read and work them. */
export const ordersAdminContract = defineAdminContract({
  ...orderReads,
  ...orderWrites,
  ...addressCalls,
  ...refundCalls,
  ...shipFileCalls,
  ...pickListCalls,
});
