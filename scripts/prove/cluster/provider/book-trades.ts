import { randomInt } from 'node:crypto';
import type {
  NewTrade,
  RefundOutcome,
  Trade,
} from '../../../../apps/server/src/integrations/payment/sandbox/sandbox-trades.ts';
import type { BookRefund, BookTrade } from './book.ts';

/** Takes the place of sandbox-trades.ts in the shops of the proof: the trades are at the provider, not in the shop. */
const TIMEOUT_MS = 5_000;

async function ask<Answer>(call: string, input: object): Promise<Answer> {
  const answer = await fetch(`${process.env['PROVE_BOOK']}/${call}`, {
    method: 'POST',
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return (await answer.json()) as Answer;
}

export async function openTrade(_db: unknown, trade: NewTrade): Promise<boolean> {
  await ask('open', {
    out_trade_no: trade.outTradeNo,
    provider: trade.provider,
    trade_no: `${trade.provider === 'alipay' ? '2026' : '4200'}${digits()}`,
    amount_fen: trade.amountFen,
    subject: trade.subject,
    return_url: trade.returnPath,
    expires_at: trade.expiresAt,
    trade_type: trade.tradeType,
  });
  return true;
}

const digits = () => Array.from({ length: 4 }, () => String(randomInt(1e6)).padStart(6, '0')).join('');

export const setReturnPath = (_db: unknown, outTradeNo: string, returnPath: string) =>
  ask('setReturnPath', { outTradeNo, returnPath });

export async function findTrade(_db: unknown, outTradeNo: string): Promise<Trade | undefined> {
  const trade = await ask<BookTrade | null>('find', { outTradeNo });
  return trade
    ? {
        ...trade,
        trade_type: trade.trade_type ?? 'NATIVE',
        opened_at: new Date(trade.opened_at),
        expires_at: trade.expires_at === null ? null : new Date(trade.expires_at),
        paid_at: trade.paid_at === null ? null : new Date(trade.paid_at),
      }
    : undefined;
}

export const payTrade = (_db: unknown, outTradeNo: string) => ask('pay', { outTradeNo });

export const endTrade = (_db: unknown, outTradeNo: string, state: 'failed' | 'closed') =>
  ask<boolean>('end', { outTradeNo, state });

export const refundTrade = (
  _db: unknown,
  refund: { outTradeNo: string; refundNo: string; amountFen: number },
) => ask<RefundOutcome>('refund', refund);

export const findRefund = async (_db: unknown, refundNo: string) =>
  (await ask<BookRefund | null>('findRefund', { refundNo })) ?? undefined;
