import { InvoiceStatus } from '@huarong/core/invoices';
import { displayYuan, fen, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/database';
import { sendMessage } from '../../../integrations/messages/index.ts';
import { getLockedOrder, loadOrder } from '../../orders/index.ts';
import { createFileLink } from '../download/file-links.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { openInvoice } from '../request/open-invoice.ts';
import { adjustInvoicesIn } from '../reverse/adjust-invoices.ts';

type MailConfig = Pick<Config, 'mode' | 'secret' | 'publicUrl'>;

/**
 * Called when the issuer has issued. A blue invoice is emailed; a red one reverses its blue invoice, and the rest is
 * invoiced again.
 */
export async function finishInvoice(
  tx: Tx,
  config: MailConfig,
  { id, order_id }: InvoiceRow,
  number: string,
): Promise<void> {
  const order = await getLockedOrder(tx, order_id);
  const issued = await moveInvoice(tx, id, InvoiceStatus.Issuing, InvoiceStatus.Issued, { number });
  if (!issued) return;
  if (issued.reverses_id === null) return emailInvoice(tx, config, issued);
  await moveInvoice(tx, issued.reverses_id, InvoiceStatus.Issued, InvoiceStatus.Reversed);
  // A refusal because nothing is left to invoice is fine.
  if (issued.next_request !== null)
    await openInvoice(tx, await loadOrder(tx, order), {
      subOrderId: issued.sub_order_id,
      buyer: issued.next_request,
      cause: issued.cause,
    });
  // Further refunds may have happened meanwhile.
  await adjustInvoicesIn(tx, { orderId: order.id, cause: issued.cause });
}

async function emailInvoice(tx: Tx, config: MailConfig, invoice: InvoiceRow): Promise<void> {
  if (invoice.email === null) return;
  const link = createFileLink(
    config.secret,
    { invoiceId: invoice.id, extension: 'pdf' },
    await readClock(tx),
    {
      minutes: STORE.invoices.mailedLinkDays * 1440,
    },
  );
  await sendMessage(tx, config, {
    kind: 'email',
    to: invoice.email,
    subject: '你的花容电子发票',
    text:
      `订单 ${invoice.order_id} 的电子发票已开具，金额 ${displayYuan(fen(invoice.amount_fen))}，` +
      `发票号码 ${invoice.number}。下载：${config.publicUrl}${link}（${STORE.invoices.mailedLinkDays} 天内有效）`,
  });
}
