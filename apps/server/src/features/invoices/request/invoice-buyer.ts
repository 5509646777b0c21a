import type { InvoiceRequest } from '@huarong/contract/invoices';
import { InvoiceType } from '@huarong/core/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { z } from 'zod';
import type { Queryable } from '#platform/database';
import type { InvoiceBuyer } from '../../orders/index.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { findTitle, listTitles, type TitleFields } from '../titles/titles.queries.ts';

export type { InvoiceBuyer } from '../../orders/index.ts';
export type InvoiceRequestInput = z.output<typeof InvoiceRequest>;
export type BuyerRefusal = { code: 'title-not-found' | 'tax-number-wrong' | 'invoice-needs-verified-title' };

/** Uses the typed title, a saved title, or the member's default title. */
export async function resolveBuyer(
  db: Queryable,
  memberId: string | null,
  { invoiceType, titleId, title, email }: InvoiceRequestInput,
): Promise<Result<InvoiceBuyer, BuyerRefusal>> {
  const found =
    title && titleId === undefined ? parseTypedTitle(title) : await findSavedTitle(db, memberId, titleId);
  if (!found.ok) return found;
  const { fields, isVerified } = found.value;
  if (invoiceType === InvoiceType.Special && !isVerified)
    return refuse({ code: 'invoice-needs-verified-title' });
  const { kind, title: name, tax_number: taxNumber } = fields;
  return accept({ invoiceType, kind, title: name, taxNumber, email: email ?? null });
}

function parseTypedTitle(title: NonNullable<InvoiceRequestInput['title']>) {
  const fields = parseTitle(title);
  return fields.ok ? accept({ fields: fields.value, isVerified: false }) : fields;
}

async function findSavedTitle(
  db: Queryable,
  memberId: string | null,
  titleId: string | undefined,
): Promise<Result<{ fields: TitleFields; isVerified: boolean }, { code: 'title-not-found' }>> {
  const row =
    memberId === null
      ? null
      : titleId === undefined
        ? (await listTitles(db, memberId)).find(({ is_default }) => is_default)
        : await findTitle(db, memberId, titleId);
  return row ? accept({ fields: row, isVerified: row.is_verified }) : refuse({ code: 'title-not-found' });
}
