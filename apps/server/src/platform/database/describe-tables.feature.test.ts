import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { describeTables } from '#platform/database';
import { createTestDatabase } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

it('tables.gen.ts matches the migrated database', async () => {
  expect(await describeTables(db)).toBe(await readFile(new URL('./tables.gen.ts', import.meta.url), 'utf8'));
});

it('describes what may be read from and written to each column', async () => {
  await sql
    .raw(`create table drawer (
      id bigint generated always as identity primary key,
      price_fen bigint not null,
      size text check (size in ('small', 'large')),
      tags text[] not null default '{}',
      detail jsonb,
      doubled bigint generated always as (price_fen * 2) stored
    )`)
    .execute(db);
  const text = await describeTables(db);
  await sql`drop table drawer`.execute(db);
  expect(text).toContain(`interface DrawerTable {
  id: GeneratedAlways<number>;
  price_fen: number;
  size: 'small' | 'large' | null;
  tags: Generated<string[]>;
  detail: Json | null;
  doubled: GeneratedAlways<number | null>;
}`);
});

it('throws for an unknown column type', async () => {
  await sql`create table drawer (place point)`.execute(db);
  await expect(describeTables(db)).rejects.toThrow('point of drawer.place');
  await sql`drop table drawer`.execute(db);
});
