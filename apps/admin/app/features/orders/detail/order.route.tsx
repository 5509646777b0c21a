import { useState } from 'react';
import { Link } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import type { ShellHandle } from '../../../shell/shell.route.tsx';
import { formatTime } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { MARK_TEXTS } from '../order-texts.ts';
import type { Route } from './+types/order.route';
import { MoneyPanels } from './MoneyPanels.tsx';
import { OffersPanel } from './OffersPanel.tsx';
import { OrderAside } from './OrderAside.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { OrderDialog } from './order-dialogs.ts';
import { SubOrderPanel } from './SubOrderPanel.tsx';
import { useFreshClaim } from './use-fresh-claim.ts';
import { useQuickAction } from './use-order-action.ts';
import { useReadMention } from './use-read-mention.ts';

export const handle: ShellHandle = { fitsPhone: true };

export const meta = ({ params }: Route.MetaArgs) => [{ title: `订单 ${params.orderId} · 花容管理后台` }];

export const clientLoader = ({ params: { orderId } }: Route.ClientLoaderArgs) =>
  load(api.orders.detail({ orderId }));

const CANCELLED_BY = { shopper: '顾客', staff: '店铺', system: '系统' } as const;

/** Everything about one order. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const can = useCan();
  const act = useQuickAction();
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const { orderId, actions, subOrders } = order;
  const claim = useFreshClaim(orderId, order.claim);
  useReadMention();
  const mayChangeAddress = actions.includes('change-address') && can('order:address');
  const isSent = subOrders.some(({ parcels }) => parcels.length > 0);
  const shippable = can('order:ship')
    ? subOrders.find((subOrder) => subOrder.actions.includes('ship'))
    : undefined;
  useKeys({
    e: () => mayChangeAddress && setDialog({ name: 'address' }),
    s: () => shippable && setDialog({ name: 'ship', subOrder: shippable }),
  });
  return (
    <>
      <div className="phead">
        <h1>
          订单 <span className="no">{orderId}</span>
        </h1>
        <button
          type="button"
          className="icbtn"
          aria-label="复制订单号"
          onClick={() => void navigator.clipboard.writeText(orderId).then(() => showToast('已复制订单号'))}
        >
          <Icon name="copy" />
        </button>
        <span className="tag tag-lg tag-info">{order.statusText}</span>
        {order.marks.map((mark) => (
          <span className="tag" key={mark}>
            {MARK_TEXTS[mark]}
          </span>
        ))}
        <div className="acts">
          {can('order:print') && (
            <Link
              className="btn"
              to={`/print/delivery-notes?ids=${subOrders.map(({ subOrderId }) => subOrderId).join(',')}`}
            >
              <Icon name="print" />
              发货单
            </Link>
          )}
          {isSent && can('reaction:write') && (
            <Link className="btn" to={`/adverse-reactions?order=${orderId}`}>
              登记不良反应
            </Link>
          )}
          {actions.includes('confirm') && can('order:confirm') && (
            <button
              type="button"
              className="btn btn-ink"
              onClick={() => act(api.orders.confirm({ orderId }), '已确认')}
            >
              确认货到付款
            </button>
          )}
          {mayChangeAddress && (
            <button type="button" className="btn" onClick={() => setDialog({ name: 'address' })}>
              改地址 <span className="kbd">E</span>
            </button>
          )}
          {actions.includes('cancel') && can('order:cancel') && (
            <button type="button" className="btn" onClick={() => setDialog({ name: 'cancel' })}>
              取消订单
            </button>
          )}
          {shippable && (
            <button
              type="button"
              className="btn btn-ink"
              onClick={() => setDialog({ name: 'ship', subOrder: shippable })}
            >
              发货 <span className="kbd">S</span>
            </button>
          )}
        </div>
      </div>
      {claim && !claim.isOwn && (
        <div className="note note-warn" role="status">
          <div>
            {claim.name} 正在处理<small>{formatTime(claim.claimedAt)} 认领，十分钟没有操作即自动放下。</small>
          </div>
        </div>
      )}
      <p className="hint order-times">
        {formatTime(order.placedAt)} 下单
        {order.paidAt !== null && `，${formatTime(order.paidAt)} 付款`}
        {order.cancelledBy !== null &&
          `，由${CANCELLED_BY[order.cancelledBy]}取消${order.cancelReason ? `：${order.cancelReason}` : ''}`}
      </p>
      <div className="cols">
        <div>
          {subOrders.map((subOrder) => (
            <SubOrderPanel key={subOrder.subOrderId} subOrder={subOrder} onOpen={setDialog} />
          ))}
          {order.packaging !== null && (
            <p className="hint">
              包装：{order.packaging}
              {order.greeting !== null && `，贺卡「${order.greeting}」`}，随附发货单不显示价格。
            </p>
          )}
          <MoneyPanels order={order} onOpen={setDialog} />
          <OffersPanel offers={order.money.offers} />
          <OrderTimeline order={order} />
        </div>
        <OrderAside order={order} claim={claim} onOpen={setDialog} />
      </div>
      {dialog && <OrderDialogs order={order} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
