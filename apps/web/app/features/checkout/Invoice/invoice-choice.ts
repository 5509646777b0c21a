import {
  createRequestDraft,
  isTitleComplete,
  type RequestDraft,
  type TitleDraft,
  toInvoiceRequest,
  toTitleInput,
} from '../../invoices/index.ts';

/** N 不开发票, the usual; else for a title she keeps, or one typed here by a guest, who reads her invoice in a mail. */
export type InvoiceChoice =
  | { status: 'N' }
  | { status: 'kept'; request: RequestDraft }
  | { status: 'typed'; title: TitleDraft; email: string };

export const NO_INVOICE: InvoiceChoice = { status: 'N' };
export const createSavedTitleChoice = (titles: Parameters<typeof createRequestDraft>[0]): InvoiceChoice => ({
  status: 'kept',
  request: createRequestDraft(titles),
});

/** Whether the order can be placed with it: an invoice that is wanted has a title. */
export function isInvoiceReady(choice: InvoiceChoice): boolean {
  if (choice.status === 'N') return true;
  if (choice.status === 'kept') return choice.request.titleId !== '';
  return isTitleComplete(choice.title) && choice.email.trim() !== '';
}

/** As the commit sends it. */
export function toInvoice(choice: InvoiceChoice) {
  if (choice.status === 'N') return undefined;
  if (choice.status === 'kept') return toInvoiceRequest(choice.request);
  return { title: toTitleInput(choice.title), email: choice.email.trim() };
}
