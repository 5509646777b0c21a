export { InvoiceDialog } from './InvoiceDocument/InvoiceDialog.tsx';
export { toneOf } from './list/InvoiceTable/table-row.ts';
export { Picks } from './RadioBoxes/RadioBoxes.tsx';
export { RequestFields } from './request/RequestFields/RequestFields.tsx';
export { firstRequest, type RequestDraft, toRequest } from './request/RequestFields/request-draft.ts';
export { TitleFields } from './titles/TitleFields/TitleFields.tsx';
export { draftOf, isComplete, type TitleDraft, toInput } from './titles/TitleFields/title-draft.ts';
