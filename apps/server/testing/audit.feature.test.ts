import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditStatements, listViolations } from './audit.ts';
import { createTestDatabase, type TestDatabase } from './index.ts';
import { runSql } from './run-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it.each([...auditStatements])(
  '%s runs by itself, as with psql, and finds nothing',
  async (_file, statement) => {
    expect(await runSql(database.db, statement)).toEqual([]);
  },
);

it('names the invariants that wrong rows violate, whichever file holds them', async () => {
  const { db } = database;
  await runSql(
    db,
    `insert into job (kind, payload, run_at, state, settled_at) values ('sweep', '{}', now(), 'parked', now())`,
  );
  await runSql(
    db,
    `insert into stored_card (id, number_hash, tail, pin_hash, face_fen, balance_fen)
     values ('audit', 'hash', '0001', 'hash', 500, 500)`,
  );
  const found = (await listViolations(db)).map(({ invariant }) => invariant);
  expect(found.sort()).toEqual(['I-2 card', 'I-9 work']);
});
