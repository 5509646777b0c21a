import { Checkbox } from '@huarong/ui';
import { amountText } from '../../../account/index.ts';
import type { InvoiceableOrder } from '../../invoices-data.ts';
import styles from './InvoiceableOrders.module.css';

interface InvoiceableOrdersProps {
  orders: readonly InvoiceableOrder[];
  chosen: readonly string[];
  onChoose: (subOrderIds: string[]) => void;
}

/** Chooses the orders to invoice; each gets its own invoice. */
export const InvoiceableOrders = ({ orders, chosen, onChoose }: InvoiceableOrdersProps) => (
  <fieldset className={styles.orders}>
    <legend>选择订单</legend>
    <ul>
      {orders.map(({ orderId, subOrderId, goodsText, amount, note }) => (
        <li key={subOrderId}>
          <Checkbox
            checked={chosen.includes(subOrderId)}
            onChange={(event) =>
              onChoose(
                event.target.checked ? [...chosen, subOrderId] : chosen.filter((id) => id !== subOrderId),
              )
            }
          >
            <span>
              {orderId}
              <small>{goodsText}</small>
              <small>{note}</small>
            </span>
          </Checkbox>
          <b>{amountText(amount)}</b>
        </li>
      ))}
    </ul>
  </fieldset>
);
