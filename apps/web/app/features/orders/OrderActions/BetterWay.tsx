import type { OrderSummary } from '@huarong/contract/orders';
import { type BetterWayAction, betterWayThanCancelling, type CancelReason } from '@huarong/core/orders';
import { Button, ButtonLink, Notice, showToast } from '@huarong/ui';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';

interface BetterWayProps {
  order: OrderSummary;
  reason: CancelReason;
  isMember: boolean;
  isPaid: boolean;
  /** Closes the dialog: a link of the same page has nothing else to show. */
  onDone: () => void;
}
interface WayLink {
  label: string;
  path: (orderId: string) => string;
}

const LINKS: Record<Exclude<BetterWayAction, 'none' | 'save-products'>, WayLink> = {
  'change-payment': { label: '去更换', path: (orderId) => `/payment/${orderId}` },
  'change-address': { label: '去修改', path: (orderId) => `/myOrderList/${orderId}` },
  'merge-payment': { label: '去合并付款', path: () => '/myOrderList?orderStatus=unpaid' },
  'check-orders': { label: '核对订单', path: () => '/myOrderList' },
  'see-progress': { label: '查看进度', path: (orderId) => `/myOrderList/${orderId}` },
};

/** What helps more than cancelling for the chosen reason, with a button that leads there. */
export function BetterWay({ order, reason, isMember, isPaid, onDone }: BetterWayProps) {
  const { canChangePayment, canChangeAddress } = order.actions;
  const isPresale = order.orderType === 'presale';
  const way = betterWayThanCancelling(reason, {
    isMember,
    isPaid,
    isPresale,
    canChangePayment,
    canChangeAddress,
  });
  if (!way) return null;
  return (
    <Notice tone="info" action={<WayButton action={way.action} order={order} onDone={onDone} />}>
      {way.text}
    </Notice>
  );
}

function WayButton({
  action,
  order,
  onDone,
}: { action: BetterWayAction } & Pick<BetterWayProps, 'order' | 'onDone'>) {
  if (action === 'none') return null;
  if (action === 'save-products') return <SaveProducts order={order} />;
  const { label, path } = LINKS[action];
  return (
    <ButtonLink href={path(order.orderId)} size="sm" onClick={onDone}>
      {label}
    </ButtonLink>
  );
}

/** Gifts cannot be bought, so only what was paid for becomes a favourite. */
function SaveProducts({ order }: { order: OrderSummary }) {
  const skuIds = order.subOrders.flatMap(({ items }) =>
    items.filter(({ type }) => type !== 'gift').map(({ skuId }) => skuId),
  );
  const [isBusy, save] = useAction(async () => {
    const reply = await browserApi().favourites.addToFavorite({ skuId: [...new Set(skuIds)] });
    if (reply.ok) showToast('已收藏');
  });
  return (
    <Button size="sm" loading={isBusy} onClick={save}>
      收藏商品
    </Button>
  );
}
