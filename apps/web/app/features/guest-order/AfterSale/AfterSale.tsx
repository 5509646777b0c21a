import { StatusTag } from '@huarong/ui';
import { amountText } from '../../account/index.ts';
import { invoiceTone } from '../../invoices/index.ts';
import { returnTone } from '../../returns/index.ts';
import type { FoundOrder } from '../guest-order-data.ts';
import { guestInvoicePath, guestReturnDetailPath } from '../guest-paths.ts';
import styles from './AfterSale.module.css';

/** Links to the returns and invoices of the order; renders nothing when there are none. */
export const AfterSale = ({ found: { order, returns, invoices } }: { found: FoundOrder }) =>
  returns.length + invoices.length > 0 && (
    <ul className={styles.documents} aria-label="退货与发票">
      {returns.map((each) => (
        <li key={each.returnId}>
          <span>退货单 {each.returnId}</span>
          <StatusTag tone={returnTone(each.returnStatus)}>{each.statusText}</StatusTag>
          <a href={guestReturnDetailPath(each.returnId)}>查看退货进度</a>
        </li>
      ))}
      {invoices.map((each) => (
        <li key={each.invoiceId}>
          <span>
            {each.typeText} {amountText(each.amount)}
          </span>
          <StatusTag tone={invoiceTone(each.status)}>{each.statusText}</StatusTag>
          <a href={guestInvoicePath(order.orderId)}>查看发票</a>
        </li>
      ))}
    </ul>
  );
