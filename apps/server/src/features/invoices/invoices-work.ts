import type { JsonValue } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { OutboxHandlers } from '#platform/outbox';
import { AFTER_RETURN, type DoneReturn, mendAfterReturn } from './after-return.ts';
import { type IssuingDeps, issueInvoice } from './issue-invoice.ts';
import { ISSUE_INVOICE } from './move-invoice.ts';
import { RECOGNISE_TITLE, recogniseTitle } from './recognise-title.ts';
import { requestByItself } from './request-invoice.ts';

const idOf = (payload: JsonValue) => (payload as { id: string }).id;

export const invoiceJobs = (deps: IssuingDeps): JobHandlers => ({
  [ISSUE_INVOICE]: ({ payload, attempts }) => issueInvoice(deps, idOf(payload), attempts),
  [AFTER_RETURN]: ({ payload }) => mendAfterReturn(deps.db, payload as unknown as DoneReturn),
  [RECOGNISE_TITLE]: ({ payload }) => recogniseTitle(deps.db, deps.issuer, idOf(payload)),
});

/** Goods that arrived are invoiced if that was asked for at checkout; goods that went back take their invoice along. */
export const invoiceOutbox = ({ db }: Pick<IssuingDeps, 'db'>): OutboxHandlers => ({
  'order-signed': async ({ payload }) => void (await requestByItself(db, idOf(payload))),
  'order-done': async ({ payload }) => void (await requestByItself(db, idOf(payload))),
  'return-done': ({ payload }) => mendAfterReturn(db, payload as unknown as DoneReturn),
});
