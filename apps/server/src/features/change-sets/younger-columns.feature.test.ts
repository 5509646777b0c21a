import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { lipstick } from '../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../catalogue-import/testing/sample-shop.ts';
import { applyStored, draftSet, saveSet, undo } from './testing/save-set.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await deleteCatalogue(database.db);
  await importLines(database.db, [lipstick]);
});

const BRAND = '900001';
const brand = () =>
  database.db.selectFrom('brand').selectAll().where('id', '=', BRAND).executeTakeFirstOrThrow();
const change = (value: object, base?: object) => ({
  table: 'brand' as const,
  id: BRAND,
  isNew: false,
  value,
  ...(base && { base }),
});

it('a set that was applied before a column existed can be undone', async () => {
  const before = await brand();
  const id = await saveSet(database.db, [change({ slogan: '新标语' })]);
  // As the release before stored it: without the column, whatever its value is.
  await sql`update change_row set before = before - 'is_live',
      after_hash = (select md5((to_jsonb(b) - 'is_live')::text) from brand b where b.id = ${BRAND})
    where set_id = ${id}`.execute(database.db);
  expect(await undo(database.db, id)).toMatchObject({ ok: true });
  expect(await brand()).toEqual(before);
});

it.each(['tested_figures', 'included_items'] as const)(
  'a product that was edited before it had %s can be undone',
  async (column) => {
    await database.db
      .updateTable('product')
      .set({ [column]: '[]' })
      .execute();
    const { id: productId, line } = await database.db
      .selectFrom('product')
      .select(['id', 'line'])
      .executeTakeFirstOrThrow();
    const edit = { table: 'product' as const, id: productId, isNew: false, value: { line: '新卖点' } };
    const id = await saveSet(database.db, [edit]);
    // As the release before stored it, without the column.
    await sql`update change_row set before = before - ${column}::text,
        after_hash = (select md5((to_jsonb(p) - ${column}::text - 'sold_count' - 'comment_count' - 'rating_average'
          - 'praise_percent')::text) from product p where p.id = ${productId})
      where set_id = ${id}`.execute(database.db);
    expect(await undo(database.db, id)).toMatchObject({ ok: true });
    expect(
      await database.db.selectFrom('product').select(['line', column]).executeTakeFirstOrThrow(),
    ).toEqual({ line, [column]: [] });
  },
);

it('a line of a slot that was edited before slides had images for phones can be undone', async () => {
  const { id: slideId } = await database.db
    .insertInto('content_resource')
    .values({
      kind: 'text',
      location_label: 'windows',
      position: 1,
      content: '旧词',
      link: '',
      omniture: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const edit = {
    table: 'content_resource' as const,
    id: `${slideId}`,
    isNew: false,
    value: { content: '新词' },
  };
  const id = await saveSet(database.db, [edit]);
  // As the release before stored it, without the column.
  await sql`update change_row set before = before - 'phone_image_path',
      after_hash = (select md5((to_jsonb(r) - 'phone_image_path')::text) from content_resource r where r.id = ${slideId})
    where set_id = ${id}`.execute(database.db);
  expect(await undo(database.db, id)).toMatchObject({ ok: true });
  expect(
    await database.db
      .selectFrom('content_resource')
      .select('content')
      .where('id', '=', slideId)
      .executeTakeFirstOrThrow(),
  ).toEqual({ content: '旧词' });
});

it('a column that was changed since is noticed, and one at its default compares with what was seen', async () => {
  const id = await saveSet(database.db, [change({ slogan: '新标语' })]);
  const hiding = await draftSet(database.db, [change({ is_live: false }, { is_live: true })]);
  const alsoHiding = await draftSet(database.db, [change({ is_live: true }, { is_live: false })]);
  expect(await applyStored(database.db, hiding)).toMatchObject({ ok: true });
  expect((await brand()).is_live).toBe(false);
  expect(await applyStored(database.db, alsoHiding)).toMatchObject({ ok: true });
  expect((await brand()).is_live).toBe(true);
  const last = await saveSet(database.db, [change({ is_live: false })]);
  expect(await undo(database.db, id)).toMatchObject({ refusal: { code: 'touched-since' } });
  expect(await undo(database.db, last)).toMatchObject({ ok: true });
  expect(await brand()).toMatchObject({ is_live: true, slogan: '新标语' });
});

it('a column is a conflict when somebody hid the row meanwhile', async () => {
  const shown = await draftSet(database.db, [change({ is_live: true }, { is_live: false })]);
  // Seen as hidden, shown again by somebody else: it already is what it becomes.
  expect(await applyStored(database.db, shown)).toMatchObject({ ok: true });
  const stale = await draftSet(database.db, [change({ slogan: '乙' }, { slogan: '从来没有' })]);
  expect(await applyStored(database.db, stale)).toMatchObject({
    refusal: { conflicts: [{ column: 'slogan', theirs: '' }] },
  });
});
