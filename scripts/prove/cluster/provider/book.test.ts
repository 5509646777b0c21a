import { describe, expect, it } from 'vitest';
import { createBook } from './book.ts';

const trade = {
  out_trade_no: 'T1',
  provider: 'alipay' as const,
  trade_no: '2026',
  amount_fen: 1_000,
  subject: '花容订单',
  return_url: '/',
  expires_at: null,
};

describe("the provider's book", () => {
  const open = () => {
    const entries: object[] = [];
    const book = createBook((entry) => entries.push(entry));
    book.open(trade);
    return { book, entries };
  };

  it('takes a payment once and records it before it answers', () => {
    const { book, entries } = open();
    book.pay({ outTradeNo: 'T1' });
    book.pay({ outTradeNo: 'T1' });
    book.open(trade);
    expect(book.find({ outTradeNo: 'T1' })?.state).toBe('paid');
    expect(entries).toHaveLength(2);
    expect(book.end({ outTradeNo: 'T1', state: 'closed' })).toBe(false);
  });

  it('refunds a number once and never more than was paid', () => {
    const { book } = open();
    const refund = (refundNo: string, amountFen: number) =>
      book.refund({ outTradeNo: 'T1', refundNo, amountFen });
    expect(refund('R1', 400)).toBe('not-paid');
    book.pay({ outTradeNo: 'T1' });
    expect([refund('R1', 400), refund('R1', 400), refund('R2', 601), refund('R3', 600)]).toEqual([
      'moved',
      'repeated',
      'too-much',
      'moved',
    ]);
    expect(book.list({}).refunds.map(({ refund_no }) => refund_no)).toEqual(['R1', 'R3']);
  });

  it('closes a trade that was not paid in time', () => {
    let now = new Date('2026-11-17T10:00:00Z');
    const book = createBook(
      () => undefined,
      () => now,
    );
    book.open({ ...trade, expires_at: '2026-11-17T10:30:00.000Z' });
    now = new Date('2026-11-17T10:30:00Z');
    expect(book.find({ outTradeNo: 'T1' })?.state).toBe('closed');
  });
});
