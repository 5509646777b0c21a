export { Picks } from './Picks/Picks.tsx';
export { issuePath } from './query/invoices-query.ts';
export { RequestFields } from './RequestFields/RequestFields.tsx';
export { firstRequest, type RequestDraft, toRequest } from './RequestFields/request-draft.ts';
export { TitleFields } from './TitleFields/TitleFields.tsx';
export { draftOf, isComplete, type TitleDraft, toInput } from './TitleFields/title-draft.ts';
