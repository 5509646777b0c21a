import { readdirSync, readFileSync } from 'node:fs';
import type { Queryable } from '#platform/database';
import { runSql } from './run-sql.ts';

const FOLDER = new URL('../../../database/audit/', import.meta.url);

/** A violated invariant. */
export interface Violation {
  invariant: string;
  subject: string;
  detail: string;
}

/** The statements of `database/audit/`, one per feature, by file name. */
export const auditStatements: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8').replace(/;\s*$/, '')]),
);

/** The whole audit as one statement, so that every feature is judged on the same snapshot. */
export const auditSql = [...auditStatements.values()].join('\nunion all\n');

export const listViolations = (db: Queryable): Promise<Violation[]> => runSql<Violation>(db, auditSql);
