export interface Edit {
  /** Below apps/server/src. */
  file: string;
  from: string;
  to: string;
}
export interface Mutant {
  /** The scenario that has to detect it. */
  scenario: string;
  /** The programming mistake. */
  mistake: string;
  edits: readonly Edit[];
  env?: Record<string, string>;
}

/** Common mistakes of online shops. Each is an edit of our own source, so scenarios run against the real code. */
export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'check-then-write': {
    scenario: 'a',
    mistake: 'stock is read first and written afterwards',
    edits: [
      {
        file: 'features/inventory/hold-stock.ts',
        from: 'select stock.sku_id, unit.quantity\n',
        to: 'select stock.sku_id, unit.quantity, stock.available\n',
      },
      {
        file: 'features/inventory/hold-stock.ts',
        from: `order by stock.sku_id for update of stock\`,
    taken: sql\`
      update stock set available = available - wanted.quantity`,
        to: `where stock.available >= unit.quantity\`,
    taken: sql\`
      update stock set available = wanted.available - wanted.quantity`,
      },
    ],
  },
  'forget-key': {
    scenario: 'b',
    mistake: 'the idempotency key of a repeated request is ignored',
    edits: [
      {
        file: 'features/checkout/place-order/commit-order.ts',
        from: 'caller.idempotencyKey ?? crypto.randomUUID()',
        to: 'crypto.randomUUID()',
      },
    ],
  },
  'coupon-seen-first': {
    scenario: 'c',
    mistake: 'a coupon is read first and taken without a condition, and no lock makes the other tab wait',
    edits: [
      {
        file: 'features/checkout/lock-buyer.ts',
        from: 'pg_advisory_xact_lock',
        to: 'pg_typeof',
      },
      {
        file: 'features/coupons/coupon-holds.ts',
        from: "      .where('state', '=', 'usable')\n",
        to: '',
      },
    ],
  },
  'card-seen-first': {
    scenario: 'm',
    mistake: 'the balance of a card is read without a lock and written without a condition',
    edits: [
      {
        file: 'features/stored-cards/move-card-money.ts',
        from: 'and balance_fen - held_fen >= ',
        to: 'and 0 <= ',
      },
      { file: 'features/stored-cards/stored-cards.queries.ts', from: '    .forUpdate()\n', to: '' },
    ],
  },
  'old-price': {
    scenario: 'd',
    mistake: 'the commit does not work the quote out again',
    edits: [
      {
        file: 'features/checkout/place-order/validate-quote.ts',
        from: '!== request.quoteHash)',
        to: "=== '')",
      },
    ],
  },
  'any-amount': {
    scenario: 'e',
    mistake: 'the amount of a notice is not compared',
    edits: [
      {
        file: 'features/payment/settle/settle-payment.ts',
        from: "  if (confirmation.amount !== payment.amount_fen) return 'other-amount';\n",
        to: '',
      },
    ],
  },
  'any-signature': {
    scenario: 'e',
    mistake: 'the signature of a notice is not checked',
    edits: [{ file: 'integrations/payment/rsa.ts', from: 'return verify(', to: 'return true || verify(' }],
  },
  'new-refund-number': {
    scenario: 'f',
    mistake: 'a refund is sent under a new number each time',
    edits: [
      {
        file: 'features/payment/refunds/send-refund.ts',
        from: 'refundNumber: refund.id,',
        to: 'refundNumber: refund.id.slice(0, 12) + process.hrtime.bigint(),',
      },
    ],
  },
  'lazy-commit': {
    scenario: 'g',
    mistake: 'the database answers before the commit is written',
    edits: [],
    env: { PROVE_LAZY_COMMIT: 'on' },
  },
  'own-clock': {
    scenario: 'i',
    mistake: "rules go by the process's clock",
    edits: [
      {
        file: 'platform/clock/clock.ts',
        from: 'return getFirst(rows).now;',
        to: 'return getFirst(rows) && new Date();',
      },
      {
        file: 'features/payment/open/lock-orders-to-pay.ts',
        from: '? { orders, open, now: getFirst(locked).now }',
        to: '? { orders, open, now: new Date() }',
      },
      {
        file: 'features/payment/open/lock-orders-to-pay.ts',
        from: 'return { orders, open, now: getFirst(locked).now }',
        to: 'return { orders, open, now: new Date() }',
      },
    ],
  },
  'no-owner': {
    scenario: 'j',
    mistake: 'an order is found by its number alone',
    edits: [
      {
        file: 'features/orders/orders.queries.ts',
        from: "    .where('owner', '=', owner)\n    .executeTakeFirst()) ?? null",
        to: '    .executeTakeFirst()) ?? null',
      },
    ],
  },
};
