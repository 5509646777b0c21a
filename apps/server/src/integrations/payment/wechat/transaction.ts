import { fen } from '@huarong/core/shared';
import { z } from 'zod';
import type { ProviderStatus } from '../port.ts';

/** A payment in WeChat Pay's format, in answers and notices. */
export const Transaction = z.object({
  appid: z.string().optional(),
  mchid: z.string().optional(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  trade_state_desc: z.string().optional(),
  amount: z.object({ total: z.int().nonnegative(), currency: z.string().default('CNY') }).optional(),
  payer: z.object({ openid: z.string() }).optional(),
});
export type Transaction = z.infer<typeof Transaction>;

const STATES: Record<string, ProviderStatus['state']> = {
  SUCCESS: 'paid',
  // Paid, and partly or fully refunded since.
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  PAYERROR: 'failed',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

export const toProviderStatus = (transaction: Transaction): ProviderStatus => ({
  state: (Object.hasOwn(STATES, transaction.trade_state) && STATES[transaction.trade_state]) || 'waiting',
  tradeNo: transaction.transaction_id ?? null,
  amount: transaction.amount?.currency === 'CNY' ? fen(transaction.amount.total) : null,
  payer: transaction.payer?.openid ?? null,
  reason: transaction.trade_state === 'PAYERROR' ? (transaction.trade_state_desc ?? null) : null,
});
