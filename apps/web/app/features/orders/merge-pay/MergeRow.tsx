import type { OrderSummary } from '@huarong/contract/orders';
import { Checkbox, Price } from '@huarong/ui';
import { displayTimeLeft } from '../../payment/index.ts';
import styles from './MergePay.module.css';
import { whyAlone } from './merge-choice.ts';

interface MergeRowProps {
  order: OrderSummary;
  isTicked: boolean;
  /** One payment takes no more. */
  isFull: boolean;
  onTick: () => void;
}

export function MergeRow({ order, isTicked, isFull, onTick }: MergeRowProps) {
  const reason = whyAlone(order);
  const items = order.subOrders.flatMap((part) => part.items);
  const pieces = items.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <li className={reason ? styles.off : undefined}>
      <Checkbox checked={isTicked} disabled={reason !== null || isFull} onChange={onTick}>
        {order.orderId}
      </Checkbox>
      <Price amount={order.totalAmount} size="sm" tone={reason ? 'muted' : 'ink'} />
      <small>
        {reason ??
          `${items[0]?.productName ?? ''}${items.length > 1 ? ' 等' : ''} 共 ${pieces} 件　剩 ${displayTimeLeft(order.cancelOrderTimeLeft ?? 0)}`}
      </small>
    </li>
  );
}
