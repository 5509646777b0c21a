import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';
import type { Scenario } from './load-scenario.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    simulator_case: { scenario: JsonOf<Scenario> };
  }
}

const MOST_LISTED = 30;

const cases = (db: Queryable) =>
  db
    .selectFrom('simulator_case')
    .innerJoin('staff', 'staff.id', 'simulator_case.made_by')
    .select(['simulator_case.id', 'simulator_case.name', 'staff.name as by'])
    .select(['simulator_case.created_at', 'simulator_case.payable_fen']);

export const listCases = (db: Queryable) =>
  cases(db).orderBy('simulator_case.id', 'desc').limit(MOST_LISTED).execute();

export const findCase = (db: Queryable, id: string) =>
  cases(db)
    .select(['simulator_case.scenario', 'simulator_case.result_hash'])
    .where('simulator_case.id', '=', Number(id))
    .executeTakeFirst();

export async function insertCase(
  tx: Tx,
  values: { name: string; scenario: Scenario; hash: string; payable: number; madeBy: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into simulator_case (name, scenario, result_hash, payable_fen, made_by)
    values (${values.name}, ${JSON.stringify(values.scenario)}::jsonb, ${values.hash}, ${values.payable}, ${values.madeBy})
    returning id`.execute(tx);
  return rows[0]!.id;
}
