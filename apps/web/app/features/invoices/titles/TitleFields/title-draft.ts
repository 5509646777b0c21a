import type { InvoiceTitle } from '@huarong/contract/invoices';
import { checkTaxNumber, isTaxNumber, normaliseTaxNumber } from '@huarong/core/invoices';

export interface TitleDraft {
  kind: 'individual' | 'enterprise';
  title: string;
  taxNumber: string;
}

export const createTitleDraft = (title?: InvoiceTitle): TitleDraft => ({
  kind: title?.kind ?? 'individual',
  title: title?.title ?? '',
  taxNumber: title?.taxNumber ?? '',
});

export const isTitleComplete = ({ kind, title, taxNumber }: TitleDraft): boolean =>
  title.trim() !== '' && (kind === 'individual' || isTaxNumber(taxNumber));

/** The input of the API: an individual sends no tax number. */
export const toTitleInput = ({ kind, title, taxNumber }: TitleDraft) => ({
  kind,
  title: title.trim(),
  ...(kind === 'enterprise' && { taxNumber: normaliseTaxNumber(taxNumber) }),
});

/** The message under the tax number field. */
export function taxNumberNotes(taxNumber: string): { hint?: string; ok?: string; error?: string } {
  if (taxNumber === '') return { hint: '18 位，见营业执照' };
  const { kind, text } = checkTaxNumber(taxNumber);
  if (kind === 'right') return { ok: text };
  return kind === 'wrong' ? { error: text } : { hint: text };
}
