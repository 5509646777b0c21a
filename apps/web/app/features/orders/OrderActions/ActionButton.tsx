import type { OrderSummary } from '@huarong/contract/orders';
import { Button, ButtonLink } from '@huarong/ui';
import type { OrderAction } from './listed-actions.ts';

export interface OrderLinks {
  invoicePath: (orderId: string) => string;
  returnPath: (subOrderId: string) => string;
  /** The page of a return under way; guests look it up with their order. */
  progressPath?: (returnId: string) => string;
}

export const MEMBER_LINKS: OrderLinks = {
  invoicePath: (orderId: string) => `/myAccount/issueInvoice?orderId=${orderId}`,
  returnPath: (subOrderId: string) => `/onlineReturn/${subOrderId}`,
  progressPath: (returnId: string) => `/myAccount/returnDetails/${returnId}`,
};

interface ActionButtonProps {
  action: OrderAction;
  order: OrderSummary;
  links: OrderLinks;
  /** What a button does; a link needs nothing. */
  run: Partial<Record<OrderAction, () => void>>;
  /** On the detail page the parcels are the main thing, unless the order waits for its receipt. */
  isDetail?: boolean | undefined;
  /** 0 for the main action of a phone, -1 for one behind 更多. */
  place: number;
}

const BUTTON_LABELS: Partial<Record<OrderAction, string>> = {
  confirm: '确认收货',
  extend: '延长收货',
  logistics: '查看物流',
  address: '修改地址',
  rebuy: '再次购买',
  cancel: '取消订单',
  delete: '删除',
};

/** The first sub-order with a returnable item; the returns page lists all of them. */
const returnableId = ({ subOrders }: OrderSummary): string =>
  subOrders.find(({ actions }) => actions.canReturn)?.subOrderId ?? '';
const returnIdOf = ({ subOrders }: OrderSummary): string =>
  subOrders.find(({ returnId }) => returnId)?.returnId ?? '';

/** The link or the button of one action. */
export function ActionButton({ action, order, links, run, isDetail, place }: ActionButtonProps) {
  const { orderId, actions } = order;
  const isMain = action === 'confirm' || (action === 'logistics' && isDetail && !actions.canConfirm);
  const link = linkOf();
  return link ? (
    <ButtonLink href={link.path} kind={link.kind} size="sm" data-place={place}>
      {link.label}
    </ButtonLink>
  ) : (
    <Button kind={isMain ? 'ink' : 'soft'} size="sm" onClick={run[action]} data-place={place}>
      {BUTTON_LABELS[action]}
    </Button>
  );

  function linkOf() {
    switch (action) {
      case 'pay':
        return { label: '去付款', path: `/payment/${orderId}`, kind: 'rouge' } as const;
      case 'confirmBySms':
        return { label: '短信确认', path: `/payment/result/${orderId}`, kind: 'ink' } as const;
      case 'comment':
        return { label: '去评价', path: `/myAccount/comment?order=${orderId}`, kind: 'line' } as const;
      case 'progress':
        return {
          label: '查看退货进度',
          path: links.progressPath?.(returnIdOf(order)) ?? '',
          kind: 'line',
        } as const;
      case 'invoice':
        return { label: '申请发票', path: links.invoicePath(orderId), kind: 'soft' } as const;
      case 'return':
        return { label: '申请退货', path: links.returnPath(returnableId(order)), kind: 'soft' } as const;
      case 'service':
        return { label: '联系客服', path: '/campaign/service.html', kind: 'soft' } as const;
      default:
        return null;
    }
  }
}
