import type { OrderLine, OrderSummary } from '@huarong/contract/orders';
import { Button, ButtonLink } from '@huarong/ui';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { Logistics } from '../logistics/Logistics/Logistics.tsx';
import { useOrderActions } from '../OrderActions/use-order-actions.ts';
import styles from './LineActions.module.css';
import { type LineAction, shownLineActions } from './shown-line-actions.ts';

interface LineActionsProps {
  order: OrderSummary;
  subOrderId: string;
  line: OrderLine;
}

/** What the server offers for one line of the list: each opens the existing page with this line chosen. */
export function LineActions({ order, subOrderId, line }: LineActionsProps) {
  const [isTracking, setIsTracking] = useState(false);
  const { buyAgain } = useOrderActions(order.orderId);
  const [isAdding, addLine] = useAction(() => buyAgain(line.returnSkuId));
  const shown = shownLineActions(order, line);
  // The prices of all orders stay in one column.
  if (shown.length === 0) return <div className={styles.actions} />;
  const item = { subOrderId, skuId: line.skuId };
  const buttons: Record<LineAction, () => ReactNode> = {
    return: () => link('申请退货', `/onlineReturn/${subOrderId}?line=${line.returnSkuId}`),
    comment: () => link('评价', `/myAccount/comment?item=${subOrderId}.${line.skuId}`),
    followUp: () => link('追评', `/myAccount/comment?tab=followUp&item=${line.actions?.followUpOf}`),
    rebuy: () => (
      <Button
        key="rebuy"
        size="sm"
        loading={isAdding}
        onClick={addLine}
        aria-label={`再次购买 ${nameOf(line)}`}
      >
        再次购买
      </Button>
    ),
    track: () => (
      <Button
        key="track"
        size="sm"
        onClick={() => setIsTracking(true)}
        aria-label={`查看物流 ${nameOf(line)}`}
      >
        查看物流
      </Button>
    ),
  };
  return (
    <div className={styles.actions}>
      {shown.map((action) => buttons[action]())}
      {isTracking && <Logistics order={order} item={item} open onClose={() => setIsTracking(false)} />}
    </div>
  );

  function link(label: string, href: string) {
    return (
      <ButtonLink key={label} href={href} size="sm" aria-label={`${label} ${nameOf(line)}`}>
        {label}
      </ButtonLink>
    );
  }
}

const nameOf = ({ productName, skuName }: OrderLine) => `${productName} ${skuName}`;
