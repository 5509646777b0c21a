import { randomUUID } from 'node:crypto';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { checkoutRoutes } from '../../../../packages/contract/src/checkout/index.ts';
import { createMembers } from '../members.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { isRetryable, type Reply } from '../send.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const TIMES = 10;

/** Ten concurrent copies of a request, five at each replica; then the same key with another body. */
export const sameKey: Scenario = {
  id: 'b',
  title: 'one Idempotency-Key, ten copies',
  async run(fixture, { keys }) {
    const { violations, equal } = expectations();
    const skuId = fixture.skuIds[1]!;
    await setStock(fixture.db, skuId, 1_000_000);
    const shoppers = (await createMembers(fixture.db, keys)).map((member) => shopperOf(fixture, member));
    const refused: Reply[] = [];
    await runConcurrently(shoppers, 4, async (shopper) => {
      const body = await shopper.quoteNow(skuId);
      const idempotencyKey = randomUUID();
      const sending = { headers: shopper.headers, idempotencyKey };
      const replies = await Promise.all(
        Array.from({ length: TIMES }, async (_, nth) => {
          const first = await fixture.call(nth, checkoutRoutes.commitOrderForImmediatelyBuy, body, sending);
          // A copy that is refused as in progress is retried.
          return isRetryable(first) ? shopper.buyNow(body, idempotencyKey) : first;
        }),
      );
      equal('different answers', new Set(replies.map((reply) => reply.body)).size, 1);
      equal('the answer', replies[0]!.status, 0);
      refused.push(await shopper.buyNow({ ...body, note: '另一张' }, idempotencyKey));
    });
    equal('other body', refused.filter(({ http }) => http === 422).length, keys);
    const [orders] = await runSql<{ count: number }>(
      fixture.db,
      'select count(*)::int as count from shop_order where owner = any($1)',
      [shoppers.map(({ owner }) => owner)],
    );
    equal('orders', orders!.count, keys);
    return {
      violations,
      figures: [
        `${keys} keys × ${TIMES} copies: ${orders!.count} orders; other body: ${refused.length} × 422`,
      ],
    };
  },
};
