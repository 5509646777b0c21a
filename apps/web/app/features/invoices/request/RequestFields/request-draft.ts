import type { InvoiceTitle } from '@huarong/contract/invoices';
import { InvoiceType } from '@huarong/core/invoices';

export interface RequestDraft {
  invoiceType: InvoiceType;
  titleId: string;
  email: string;
}

/** Starts with the default title, which is the first of the list. */
export const createRequestDraft = (titles: readonly InvoiceTitle[]): RequestDraft => ({
  invoiceType: InvoiceType.Ordinary,
  titleId: titles[0]?.titleId ?? '',
  email: '',
});

/** A special VAT invoice (81) stays chosen only while the title is verified. */
export function withTitle(draft: RequestDraft, title: InvoiceTitle | undefined): RequestDraft {
  return {
    ...draft,
    titleId: title?.titleId ?? '',
    invoiceType: title?.verified ? draft.invoiceType : InvoiceType.Ordinary,
  };
}

export const toInvoiceRequest = ({ invoiceType, titleId, email }: RequestDraft) => ({
  invoiceType,
  titleId,
  ...(email.trim() && { email: email.trim() }),
});

export const titleText = ({ kind, title, isDefault }: InvoiceTitle): string =>
  `${kind === 'enterprise' ? '企业' : '个人'}：${title}${isDefault ? '（默认）' : ''}`;
