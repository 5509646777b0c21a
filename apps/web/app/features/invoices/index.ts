export { InvoiceDialog } from './InvoiceDocument/InvoiceDialog.tsx';
export { invoiceTone } from './list/InvoiceTable/table-row.ts';
export { RadioBoxes } from './RadioBoxes/RadioBoxes.tsx';
export { RequestFields } from './request/RequestFields/RequestFields.tsx';
export {
  createRequestDraft,
  type RequestDraft,
  toInvoiceRequest,
} from './request/RequestFields/request-draft.ts';
export { TitleFields } from './titles/TitleFields/TitleFields.tsx';
export {
  createTitleDraft,
  isTitleComplete,
  type TitleDraft,
  toTitleInput,
} from './titles/TitleFields/title-draft.ts';
