import {
  createRequestDraft,
  isTitleComplete,
  type RequestDraft,
  type TitleDraft,
  toInvoiceRequest,
  toTitleInput,
} from '../../../invoices/index.ts';

/** `N` (不开发票) is the default. Members choose a saved title; guests type one and receive the invoice by email. */
export type InvoiceChoice =
  | { status: 'N' }
  | { status: 'saved'; request: RequestDraft }
  | { status: 'typed'; title: TitleDraft; email: string };

export const NO_INVOICE: InvoiceChoice = { status: 'N' };
export const createSavedTitleChoice = (titles: Parameters<typeof createRequestDraft>[0]): InvoiceChoice => ({
  status: 'saved',
  request: createRequestDraft(titles),
});

/** A requested invoice needs a title before the order can be placed. */
export function isInvoiceReady(choice: InvoiceChoice): boolean {
  if (choice.status === 'N') return true;
  if (choice.status === 'saved') return choice.request.titleId !== '';
  return isTitleComplete(choice.title) && choice.email.trim() !== '';
}

/** The `invoice` field of the commit call. */
export function toInvoice(choice: InvoiceChoice) {
  if (choice.status === 'N') return undefined;
  if (choice.status === 'saved') return toInvoiceRequest(choice.request);
  return { title: toTitleInput(choice.title), email: choice.email.trim() };
}
