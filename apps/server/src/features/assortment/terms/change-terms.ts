import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { requirePermissions } from '../../staff/index.ts';
import { saveRows } from '../save-rows.ts';
import { isFixed, TERM_KINDS, type TermKind } from './term-kinds.ts';
import { countUses, deleteTerm, hasTerm, insertTerm, listUsers } from './terms.queries.ts';

/** More rows would take longer than a call may. */
const MAX_ROWS = 20_000;

interface NamedTerm {
  kind: TermKind;
  name: string;
}

export const addTerm = async ({ db }: AdminWriteContext, { kind, name }: NamedTerm) =>
  (await insertTerm(db, kind, name)) ? accept(null) : refuse({ code: 'term-exists' as const });

/** Writes another word into every row that uses this one; when the other exists, the two become one. */
export async function renameTerm(
  context: AdminWriteContext,
  { kind, name, to, reason }: NamedTerm & { to: string; reason: string },
) {
  const { db } = context;
  if (name === to) return refuse({ code: 'invalid-input' as const, message: '新名称和原来一样' });
  if (!(await hasTerm(db, kind, name))) return refuse({ code: 'term-not-found' as const });
  if (isFixed(kind, name)) return refuse({ code: 'term-fixed' as const });
  const { table, column, isList, title } = TERM_KINDS[kind];
  // Undoing a set of skus needs this permission, so making one does.
  const allowed = await requirePermissions(context, table === 'sku' ? ['price:write'] : []);
  if (!allowed.ok) return allowed;
  await sql`set local statement_timeout = '25s'`.execute(db);
  const count = await countUses(db, kind, name);
  if (count > MAX_ROWS) return refuse({ code: 'term-used-too-much' as const, limit: MAX_ROWS });
  const isMerged = await hasTerm(db, kind, to);
  const users = await listUsers(db, kind, name);
  const replace = (value: string[] | string) =>
    isList && Array.isArray(value) ? [...new Set(value.map((each) => (each === name ? to : each)))] : to;
  await insertTerm(db, kind, to);
  let setId: string | null = null;
  if (users.length > 0) {
    const saved = await saveRows(context, {
      kind: 'term',
      title: `${title}「${name}」${isMerged ? '并入' : '改名为'}「${to}」`,
      reason,
      rows: users.map(({ id, value }) => ({
        table,
        id,
        isNew: false,
        base: { [column]: value },
        value: { [column]: replace(value) },
      })),
    });
    if (!saved.ok)
      return refuse(saved.refusal.code === 'busy' ? saved.refusal : { code: 'busy' as const, retryAfter: 1 });
    setId = saved.value;
  }
  await deleteTerm(db, kind, name);
  return accept({ setId, count: users.length, isMerged });
}

/** A word that nothing uses. */
export async function removeTerm({ db }: AdminWriteContext, { kind, name }: NamedTerm) {
  if (!(await hasTerm(db, kind, name))) return refuse({ code: 'term-not-found' as const });
  if (isFixed(kind, name)) return refuse({ code: 'term-fixed' as const });
  const count = await countUses(db, kind, name);
  if (count > 0) return refuse({ code: 'term-in-use' as const, count });
  await deleteTerm(db, kind, name);
  return accept(null);
}
