export { InvoiceDialog } from './InvoiceFace/InvoiceDialog.tsx';
export { toneOf } from './InvoiceTable/table-row.ts';
export { Picks } from './Picks/Picks.tsx';
export { RequestFields } from './RequestFields/RequestFields.tsx';
export { firstRequest, type RequestDraft, toRequest } from './RequestFields/request-draft.ts';
export { TitleFields } from './TitleFields/TitleFields.tsx';
export { draftOf, isComplete, type TitleDraft, toInput } from './TitleFields/title-draft.ts';
