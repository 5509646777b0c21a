import { InvoiceStatus } from '@huarong/core/invoices';
import { DAY_MS, getFirst, getFrom, requireValue } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, type Tx, transaction } from '#platform/database';
import { sandboxIssuer } from '../../../integrations/invoices/index.ts';
import type { Storage } from '../../../integrations/storage/index.ts';
import {
  draftInvoices,
  findAnyInvoice,
  insertInvoice,
  issueInvoice,
  moveInvoice,
  publishInvoiceMove,
  startReversal,
} from '../../invoices/index.ts';
import { findOrder, loadOrder } from '../../orders/index.ts';
import type { InvoicePlan } from './invoice-plans.ts';

interface DemoInvoice {
  plan: InvoicePlan;
  orderId: string;
  owner: Owner;
}

/** Writes one invoice and moves it by the real steps to the status of its plan. */
export async function writeInvoice(db: Database, storage: Storage, demo: DemoInvoice): Promise<void> {
  const { status, changedTo } = demo.plan;
  // No mail is sent, so no link needs a secret.
  const config = { mode: 'demo', secret: '', publicUrl: '' } as const;
  const issue = (id: string) => issueInvoice({ db, storage, issuer: sandboxIssuer, config }, id, 1);
  const id = await writeRequest(db, demo);
  if (status === InvoiceStatus.Issuing || status === InvoiceStatus.Failed)
    await transaction(db, (tx) => moveInvoice(tx, id, InvoiceStatus.Requested, InvoiceStatus.Issuing));
  if (status === InvoiceStatus.Failed)
    await transaction(db, (tx) =>
      moveInvoice(tx, id, InvoiceStatus.Issuing, InvoiceStatus.Failed, { fail_reason: '税号与名称不符' }),
    );
  if (status === InvoiceStatus.Issued || status === InvoiceStatus.Reversed) await issue(id);
  if (!changedTo) return;
  await transaction(db, async (tx) =>
    startReversal(tx, await getInvoice(tx, id), { cause: `change:${id}`, next: changedTo }),
  );
  // First the red invoice, then the replacement of the blue one.
  for (let left = 2; left > 0; left--) await issue(await findRequestedInvoice(db, demo.orderId));
}

/** Requested the day after the parcel was signed for. */
const writeRequest = (db: Database, { plan, orderId, owner }: DemoInvoice): Promise<string> =>
  transaction(db, async (tx) => {
    const loaded = await loadOrder(tx, requireValue(await findOrder(tx, owner, orderId), `order ${orderId}`));
    const { sub } = getFirst(loaded.subOrders);
    const { lines, stored } = getFrom(await draftInvoices(tx, [loaded]), sub.id);
    const id = await insertInvoice(tx, {
      ...{ orderId, subOrderId: sub.id, buyer: plan.buyer, lines, storedFen: stored, cause: 'request' },
      at: new Date(requireValue(sub.signed_at, 'signed_at').getTime() + DAY_MS),
    });
    await publishInvoiceMove(tx, await getInvoice(tx, id));
    return id;
  });

const getInvoice = async (tx: Tx, id: string) => requireValue(await findAnyInvoice(tx, id), `invoice ${id}`);

const findRequestedInvoice = async (db: Database, orderId: string): Promise<string> =>
  (
    await db
      .selectFrom('invoice')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', '=', InvoiceStatus.Requested)
      .executeTakeFirstOrThrow()
  ).id;
