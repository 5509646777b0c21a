import type { OrderSummary } from '@huarong/contract/orders';
import { Checkbox, Price } from '@huarong/ui';
import { displayTimeLeft } from '../../payment/index.ts';
import styles from './MergePay.module.css';
import { mergeProblem } from './merge-choice.ts';

interface MergeRowProps {
  order: OrderSummary;
  isTicked: boolean;
  /** The limit of orders per payment is reached. */
  isFull: boolean;
  onTick: () => void;
}

export function MergeRow({ order, isTicked, isFull, onTick }: MergeRowProps) {
  const reason = mergeProblem(order);
  const items = order.subOrders.flatMap((subOrder) => subOrder.items);
  const units = items.reduce((total, { quantity }) => total + quantity, 0);
  return (
    <li className={reason ? styles.off : undefined}>
      <Checkbox checked={isTicked} disabled={reason !== null || isFull} onChange={onTick}>
        {order.orderId}
      </Checkbox>
      <Price amount={order.totalAmount} size="sm" tone={reason ? 'muted' : 'ink'} />
      <small>
        {reason ??
          `${items[0]?.productName ?? ''}${items.length > 1 ? ' 等' : ''} 共 ${units} 件　剩 ${displayTimeLeft(order.cancelOrderTimeLeft ?? 0)}`}
      </small>
    </li>
  );
}
