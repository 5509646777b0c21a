import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable, Tx } from '#platform/database';

const MAX_TEMPLATES = 100;

export async function listTemplates(db: Queryable) {
  const rows = await db
    .selectFrom('reply_template')
    .innerJoin('staff', 'staff.id', 'reply_template.staff_id')
    .select(['reply_template.id', 'title', 'text', 'reply_template.updated_at', 'staff.name'])
    .orderBy('title')
    .limit(MAX_TEMPLATES)
    .execute();
  return rows.map(({ id, title, text, updated_at, name }) => ({
    templateId: String(id),
    title,
    text,
    updatedBy: name,
    updatedAt: updated_at.toISOString(),
  }));
}

interface TemplateRequest {
  templateId?: string | undefined;
  title: string;
  text: string;
}
type Refused =
  | { code: 'template-not-found' }
  | { code: 'template-limit'; limit: number }
  | { code: 'conflict-name' };

export async function saveTemplate(
  { db, staff }: AdminWriteContext,
  { templateId, title, text }: TemplateRequest,
): Promise<Result<{ templateId: string }, Refused>> {
  const id = templateId === undefined ? null : Number(templateId);
  if (await isTitleTaken(db, title, id)) return refuse({ code: 'conflict-name' });
  const values = { title, text, staff_id: staff.staffId };
  if (id !== null) {
    const { numUpdatedRows } = await db
      .updateTable('reply_template')
      .set({ ...values, updated_at: sql<Date>`shop_now()` })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? accept({ templateId: String(id) }) : refuse({ code: 'template-not-found' });
  }
  if ((await countTemplates(db)) >= MAX_TEMPLATES)
    return refuse({ code: 'template-limit', limit: MAX_TEMPLATES });
  const inserted = await db
    .insertInto('reply_template')
    .values(values)
    .onConflict((conflict) => conflict.column('title').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? accept({ templateId: String(inserted.id) }) : refuse({ code: 'conflict-name' });
}

export async function deleteTemplate(tx: Tx, templateId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reply_template')
    .where('id', '=', Number(templateId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function isTitleTaken(db: Queryable, title: string, exceptId: number | null): Promise<boolean> {
  const found = await db
    .selectFrom('reply_template')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirst();
  return found !== undefined && found.id !== exceptId;
}

async function countTemplates(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('reply_template')
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
