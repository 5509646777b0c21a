import { demoBrandCatalogues } from '@huarong/catalogue';
import { buildRows } from '@huarong/catalogue/build';
import { findSensitiveWord } from '@huarong/core/community';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { seedCommunity } from '../index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'stocked' });
  await seedCommunity(database.db);
});
afterAll(() => database.close());

const countOf = async (table: 'comment' | 'question' | 'answer' | 'post' | 'post_sku') =>
  (
    await database.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('the demo’s community', () => {
  it('is seeded once', async () => {
    const before = [await countOf('comment'), await countOf('question'), await countOf('post')];
    await seedCommunity(database.db);
    expect([await countOf('comment'), await countOf('question'), await countOf('post')]).toEqual(before);
    expect(before[0]).toBeGreaterThanOrEqual(12_000);
    expect(await countOf('post_sku')).toBeGreaterThanOrEqual(120);
  });

  it('has product ratings that match the comments', async () => {
    const products = await database.db
      .selectFrom('product')
      .leftJoin('comment', 'comment.product_id', 'product.id')
      .select((row) => [
        'product.id',
        'product.comment_count',
        'product.rating_average',
        'product.praise_percent',
        'product.sold_count',
        row.fn.count<number>('comment.id').as('comments'),
      ])
      .select((row) => row.fn.avg<string | null>('comment.stars').as('stars'))
      .groupBy('product.id')
      .execute();
    for (const product of products) {
      expect(product.comment_count, product.id).toBe(product.comments);
      const average = Math.round(Number(product.stars ?? 0) * 10) / 10;
      expect(Math.abs(Number(product.rating_average) - average)).toBeLessThan(0.1);
      expect(product.comment_count, product.id).toBeLessThanOrEqual(product.sold_count / 20);
    }
    expect(products.filter(({ comment_count }) => comment_count > 0).length).toBeGreaterThan(750);
  });

  it('has the figures that the rule gave the products before any comment was written', async () => {
    const stored = await database.db
      .selectFrom('product')
      .select(['id', 'comment_count', 'rating_average', 'praise_percent', 'sold_count'])
      .execute();
    const found = new Map(stored.map((product) => [product.id, product]));
    for (const { id, comment_count, rating_average, praise_percent, sold_count } of buildRows(
      demoBrandCatalogues,
    ).products)
      expect(found.get(id)).toEqual({ id, comment_count, rating_average, praise_percent, sold_count });
  });

  it('has no text that moderation would hold', async () => {
    const text = [
      ...(await database.db.selectFrom('comment').select(['content', 'follow_up_content']).execute()).flatMap(
        (row) => [row.content, row.follow_up_content ?? ''],
      ),
      ...(await database.db.selectFrom('answer').select('content').execute()).map((row) => row.content),
      ...(await database.db.selectFrom('post').select('content').execute()).map((row) => row.content),
    ];
    expect(text.map(findSensitiveWord).filter(Boolean)).toEqual([]);
  });

  it('has no comment older than its product', async () => {
    const early = await database.db
      .selectFrom('comment')
      .innerJoin('product', 'product.id', 'comment.product_id')
      .select('comment.id')
      .whereRef('comment.created_at', '<', 'product.published_at')
      .execute();
    expect(early).toEqual([]);
  });
});
