import type { OrderSummary } from '@huarong/contract/orders';
import { Button, ButtonLink, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { Logistics } from '../logistics/Logistics/Logistics.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: OrderSummary;
  /** On the detail page the buttons are in a row. */
  isDetail?: boolean | undefined;
  /** Pages to request an invoice or a return; guests have their own. */
  links?:
    | { invoicePath: (orderId: string) => string; returnPath: (subOrderId: string) => string }
    | undefined;
}

const MEMBER_LINKS = {
  invoicePath: (orderId: string) => `/myAccount/issueInvoice?orderId=${orderId}`,
  returnPath: (subOrderId: string) => `/onlineReturn/${subOrderId}`,
};

/** The first sub-order with a returnable item; the returns page lists all of them. */
const findReturnableSubOrder = ({ subOrders }: OrderSummary): string | undefined =>
  subOrders.find(({ actions }) => actions.canReturn)?.subOrderId;

/** 待确认: cash on delivery, shipped once the buyer confirms. */
const TO_CONFIRM = 20;

/** The actions the server allows now; it checks again when one is used. */
export function OrderActions({ order, isDetail, links = MEMBER_LINKS }: OrderActionsProps) {
  const { orderId, actions } = order;
  const returnableSubOrderId = findReturnableSubOrder(order);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isCancelling, setCancelling] = useState(false);
  const { orders } = browserApi();

  async function confirmReceipt() {
    if (!(await showConfirm('确认已收到商品吗？确认后积分会发放到账。'))) return;
    const reply = await orders.confirmReceipt({ orderId });
    if (reply.ok) showToast('已确认收货');
    await revalidate();
  }
  async function buyAgain() {
    const reply = await orders.rebuy({ orderId });
    if (!reply.ok) return;
    const { added, missing } = reply.value;
    showToast(
      missing.length > 0 ? `已加入 ${added} 件，${missing.length} 件暂时买不到` : `已加入购物车 ${added} 件`,
    );
    const count = await browserApi({ quiet: true }).cart.miniShopCartCount({});
    if (count.ok) browserPlatform().user.setCartCount(count.value.count);
    if (added > 0) await navigate('/shopcart');
  }
  async function deleteOrder() {
    if (!(await showConfirm('从列表中删除这张订单吗？售后与发票不受影响。'))) return;
    const reply = await orders.deleteOrder({ orderId });
    if (reply.ok) showToast('已删除');
    if (isDetail) await navigate('/myOrderList');
    else await revalidate();
  }

  return (
    <div className={isDetail ? styles.row : styles.column}>
      {actions.canPay && (
        <ButtonLink href={`/payment/${orderId}`} kind="rouge" size="sm">
          去付款
        </ButtonLink>
      )}
      {order.orderStatus === TO_CONFIRM && (
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
      {actions.canInvoice && (
        <ButtonLink href={links.invoicePath(orderId)} size="sm">
          申请发票
        </ButtonLink>
      )}
      {returnableSubOrderId && (
        <ButtonLink href={links.returnPath(returnableSubOrderId)} size="sm">
          申请退货
        </ButtonLink>
      )}
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
        orderId={orderId}
        isPaid={!actions.canPay}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onCancelled={revalidate}
      />
    </div>
  );
}
