import type { SettingValues } from '@huarong/core/settings';
import type { Queryable } from '#platform/database';
import { readSetting } from '../settings/index.ts';
import { findAnyInvoice, type InvoiceRow } from './invoices.queries.ts';

/** The seller when the invoice was issued; a red one names the seller of the invoice that it reverses. */
export async function findSeller(
  db: Queryable,
  invoice: InvoiceRow,
): Promise<SettingValues<'invoice-seller'>> {
  const reversed = invoice.reverses_id === null ? null : await findAnyInvoice(db, invoice.reverses_id);
  return readSetting(db, 'invoice-seller', (reversed ?? invoice).issued_at);
}
