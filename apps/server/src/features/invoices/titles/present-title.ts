import type { InvoiceTitle } from '@huarong/contract/invoices';
import { checkTaxNumber } from '@huarong/core/invoices';
import { STORE } from '@huarong/core/shared';
import type { TitleRow } from './titles.queries.ts';

export function presentTitle(row: TitleRow): InvoiceTitle {
  const check = row.tax_number === null ? null : checkTaxNumber(row.tax_number);
  return {
    titleId: row.id,
    kind: row.kind,
    title: row.title,
    ...(row.tax_number !== null && { taxNumber: row.tax_number }),
    verified: row.is_verified,
    isDefault: row.is_default,
    ...(check?.kind === 'old' && { warning: check.text }),
  };
}

export const presentTitles = (rows: readonly TitleRow[]) => ({
  list: rows.map(presentTitle),
  limit: STORE.invoices.maxTitles,
});
