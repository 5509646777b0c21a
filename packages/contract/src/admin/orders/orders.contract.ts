import { defineAdminContract } from '../kit/index.ts';
import { addressCalls } from './order-addresses.ts';
import { exportCalls } from './order-exports.ts';
import { mentionCalls } from './order-mentions.ts';
import { orderReads } from './order-reads.ts';
import { refundCalls } from './order-refunds.ts';
import { orderWrites } from './order-writes.ts';
import { pickListCalls } from './pick-lists.ts';
import { shipFileCalls } from './ship-files.ts';

/** Orders as staff read and work them. */
export const ordersAdminContract = defineAdminContract({
  ...orderReads,
  ...orderWrites,
  ...addressCalls,
  ...mentionCalls,
  ...refundCalls,
  ...exportCalls,
  ...shipFileCalls,
  ...pickListCalls,
});
