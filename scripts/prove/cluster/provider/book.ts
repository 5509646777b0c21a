/** A trade as the provider stores it; names as in the table of the sandbox. */
export interface BookTrade {
  out_trade_no: string;
  provider: 'alipay' | 'wechat';
  trade_no: string;
  amount_fen: number;
  subject: string;
  return_url: string;
  state: 'waiting' | 'paid' | 'failed' | 'closed';
  opened_at: string;
  expires_at: string | null;
  paid_at: string | null;
  /** Absent when the previous release opened it. */
  trade_type?: string;
}
export interface BookRefund {
  refund_no: string;
  out_trade_no: string;
  amount_fen: number;
  at: string;
}
interface Named {
  outTradeNo: string;
}

/** The records of a provider. Everything that changes is passed to `record` before it is answered. */
export function createBook(record: (entry: object) => void, clock = () => new Date()) {
  const trades = new Map<string, BookTrade>();
  const refunds = new Map<string, BookRefund>();
  const now = () => clock().toISOString();
  const change = (trade: BookTrade, changes: Partial<BookTrade>) => {
    const changed = { ...trade, ...changes };
    record({ trade: changed });
    trades.set(trade.out_trade_no, changed);
  };
  const find = (number: string): BookTrade | null => {
    const trade = trades.get(number);
    if (!trade) return null;
    const isExpired = trade.state === 'waiting' && trade.expires_at !== null && trade.expires_at <= now();
    return isExpired ? { ...trade, state: 'closed' } : trade;
  };

  return {
    /** Opening a trade again changes nothing. */
    open(trade: Omit<BookTrade, 'state' | 'opened_at' | 'paid_at'>) {
      if (trades.has(trade.out_trade_no)) return;
      change({ ...trade, state: 'waiting', opened_at: now(), paid_at: null }, {});
    },
    find: ({ outTradeNo }: Named) => find(outTradeNo),
    setReturnPath({ outTradeNo, returnPath }: Named & { returnPath: string }) {
      const trade = trades.get(outTradeNo);
      if (trade) change(trade, { return_url: returnPath });
    },
    pay({ outTradeNo }: Named) {
      const trade = trades.get(outTradeNo);
      if (trade && trade.state !== 'paid') change(trade, { state: 'paid', paid_at: trade.paid_at ?? now() });
    },
    /** False when it has been paid. */
    end({ outTradeNo, state }: Named & { state: 'failed' | 'closed' }): boolean {
      const trade = trades.get(outTradeNo);
      if (!trade || trade.state === 'paid') return false;
      change(trade, { state });
      return true;
    },
    /** A refund number refunds once, and all refunds together never exceed the payment. */
    refund({ outTradeNo, refundNo, amountFen }: Named & { refundNo: string; amountFen: number }) {
      const trade = trades.get(outTradeNo);
      if (trade?.state !== 'paid') return 'not-paid';
      if (refunds.has(refundNo)) return 'repeated';
      const earlier = [...refunds.values()].filter(({ out_trade_no }) => out_trade_no === outTradeNo);
      const refunded = earlier.reduce((total, { amount_fen }) => total + amount_fen, 0);
      if (refunded + amountFen > trade.amount_fen) return 'too-much';
      const refund = { refund_no: refundNo, out_trade_no: outTradeNo, amount_fen: amountFen, at: now() };
      record({ refund });
      refunds.set(refundNo, refund);
      return 'moved';
    },
    findRefund: ({ refundNo }: { refundNo: string }) => refunds.get(refundNo) ?? null,
    list: (_: object) => ({ trades: [...trades.values()], refunds: [...refunds.values()] }),
  };
}
export type Book = ReturnType<typeof createBook>;
