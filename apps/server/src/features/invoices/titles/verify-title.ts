import { readClock } from '#platform/clock';
import type { Database, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import type { InvoiceIssuer } from '../../../integrations/invoices/index.ts';
import { verifyTitleJob } from '../invoice-jobs.ts';
import type { TitleRow } from './titles.queries.ts';

/** A job checks the enterprise with the issuer; until then it gets ordinary invoices only. */
export const scheduleTitleCheck = async (tx: Tx, { id }: TitleRow) =>
  scheduleJob(tx, verifyTitleJob, { uniqueKey: id, runAt: await readClock(tx), payload: { id } });

/** Marks only the checked name and number as verified, because they may have been changed meanwhile. */
export async function verifyTitle(db: Database, issuer: InvoiceIssuer, id: string): Promise<void> {
  const row = await db
    .selectFrom('invoice_title')
    .select(['title', 'tax_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.tax_number || !(await issuer.isKnownEnterprise({ name: row.title, taxNumber: row.tax_number })))
    return;
  await db
    .updateTable('invoice_title')
    .set({ is_verified: true })
    .where('id', '=', id)
    .where('title', '=', row.title)
    .where('tax_number', '=', row.tax_number)
    .execute();
}
