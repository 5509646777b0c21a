import type { OrderSummary } from '@huarong/contract/orders';
import { OrderStatus } from '@huarong/core/orders';
import { Button, ButtonLink } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ChangeAddress } from '../ChangeAddress/ChangeAddress.tsx';
import { Logistics } from '../logistics/Logistics/Logistics.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderActions.module.css';
import { useOrderActions } from './use-order-actions.ts';

interface OrderLinks {
  invoicePath: (orderId: string) => string;
  returnPath: (subOrderId: string) => string;
  /** The page of a return under way; guests look it up with their order. */
  progressPath?: (returnId: string) => string;
}

interface OrderActionsProps {
  order: OrderSummary;
  /** On the detail page the buttons are in a row. */
  isDetail?: boolean | undefined;
  /** Pages to request an invoice or a return; guests have their own. */
  links?: OrderLinks | undefined;
}

const MEMBER_LINKS: OrderLinks = {
  invoicePath: (orderId: string) => `/myAccount/issueInvoice?orderId=${orderId}`,
  returnPath: (subOrderId: string) => `/onlineReturn/${subOrderId}`,
  progressPath: (returnId: string) => `/myAccount/returnDetails/${returnId}`,
};

/** The first sub-order with a returnable item; the returns page lists all of them. */
const findReturnableSubOrder = ({ subOrders }: OrderSummary): string | undefined =>
  subOrders.find(({ actions }) => actions.canReturn)?.subOrderId;

/** The actions the server allows now; it checks again when one is used. */
export function OrderActions({ order, isDetail, links = MEMBER_LINKS }: OrderActionsProps) {
  const { orderId, actions } = order;
  const [isCancelling, setCancelling] = useState(false);
  const { confirmReceipt, buyAgain, deleteOrder } = useOrderActions(orderId, isDetail);
  const { revalidate } = useRevalidator();

  return (
    <div className={isDetail ? styles.row : styles.column}>
      {actions.canPay && (
        <ButtonLink href={`/payment/${orderId}`} kind="rouge" size="sm">
          去付款
        </ButtonLink>
      )}
      {order.orderStatus === OrderStatus.AwaitingConfirmation && (
        <ButtonLink href={`/payment/result/${orderId}`} kind="ink" size="sm">
          短信确认
        </ButtonLink>
      )}
      {actions.canConfirm && (
        <Button kind="ink" size="sm" onClick={confirmReceipt}>
          确认收货
        </Button>
      )}
      <Logistics order={order} kind={isDetail && !actions.canConfirm ? 'ink' : 'soft'} />
      {actions.canComment && (
        <ButtonLink href={`/myAccount/comment?order=${orderId}`} kind="line" size="sm">
          去评价
        </ButtonLink>
      )}
      {isDetail && actions.canChangeAddress && <ChangeAddress orderId={orderId} />}
      <AfterSaleLinks order={order} links={links} />
      {actions.canRebuy && (
        <Button size="sm" onClick={buyAgain}>
          再次购买
        </Button>
      )}
      {actions.canCancel && (
        <Button size="sm" onClick={() => setCancelling(true)}>
          取消订单
        </Button>
      )}
      {actions.canDelete && (
        <Button size="sm" onClick={deleteOrder}>
          删除
        </Button>
      )}
      <CancelOrder
        order={order}
        isMember={links === MEMBER_LINKS}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onCancelled={revalidate}
      />
    </div>
  );
}

function AfterSaleLinks({ order, links }: { order: OrderSummary; links: OrderLinks }) {
  const returnableSubOrderId = findReturnableSubOrder(order);
  const returnId = order.subOrders.find((subOrder) => subOrder.returnId)?.returnId;
  return (
    <>
      {returnId && links.progressPath && (
        <ButtonLink href={links.progressPath(returnId)} kind="line" size="sm">
          查看退货进度
        </ButtonLink>
      )}
      {order.actions.canInvoice && (
        <ButtonLink href={links.invoicePath(order.orderId)} size="sm">
          申请发票
        </ButtonLink>
      )}
      {returnableSubOrderId && (
        <ButtonLink href={links.returnPath(returnableSubOrderId)} size="sm">
          申请退货
        </ButtonLink>
      )}
    </>
  );
}
