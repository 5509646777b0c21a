import type { orderAction, subOrderAction } from '@huarong/contract/admin/orders';
import { OrderStatus, PayStatus, UNPAID_STATUSES, UNSHIPPED_STATUSES } from '@huarong/core/orders';
import type { z } from 'zod';
import type { LoadedSubOrder } from '../../load-orders.ts';

type SubOrderAction = z.input<typeof subOrderAction>;
type OrderAction = z.input<typeof orderAction>;

export interface SubOrderFacts {
  status: OrderStatus;
  pay_status: PayStatus;
  hasDeliveredParcel: boolean;
  /** Refused parcels: not back yet, back, or inspected. */
  refused: 'away' | 'back' | 'inspected';
  /** Of a presale whose units have not arrived. */
  isAwaitingArrival: boolean;
  /** Receipt is confirmed automatically later. */
  isReceiptOpen: boolean;
}

const isOneOf = (status: OrderStatus, statuses: readonly OrderStatus[]) => statuses.includes(status);
const SHIPPABLE = [OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped];
const ON_THE_WAY = [OrderStatus.PartlyShipped, OrderStatus.Shipped];

/** What staff may do with a sub-order now. The use cases check the same again, with the order locked. */
export function subOrderActions({
  status,
  pay_status,
  hasDeliveredParcel,
  refused,
  isAwaitingArrival,
  isReceiptOpen,
}: SubOrderFacts): SubOrderAction[] {
  const isUndecided = status === OrderStatus.Cancelling && pay_status !== PayStatus.Refunding;
  const actions: [SubOrderAction, boolean][] = [
    ['pack', status === OrderStatus.AwaitingShipment && !isAwaitingArrival],
    ['ship', isOneOf(status, SHIPPABLE) && !isAwaitingArrival],
    ['extend-receipt', isReceiptOpen],
    ['record-refusal', isOneOf(status, ON_THE_WAY) && !hasDeliveredParcel],
    ['receive-back', status === OrderStatus.Refused && refused === 'away'],
    ['inspect-refused', status === OrderStatus.Refused && refused === 'back'],
    ['decide-cancel', isUndecided],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}

/** Statuses in which the shop may still change where the parcels go. */
export const ADDRESS_STATUSES: readonly OrderStatus[] = [
  ...UNPAID_STATUSES,
  OrderStatus.AwaitingConfirmation,
  ...UNSHIPPED_STATUSES,
];
const CANCELLABLE_STATUSES: readonly OrderStatus[] = ADDRESS_STATUSES;

export function orderActions(
  subOrders: readonly Pick<LoadedSubOrder, 'sub'>[],
  money: { leftFen: number; hasOpenRefund: boolean },
): OrderAction[] {
  const statuses = subOrders.map(({ sub }) => sub.status);
  const actions: [OrderAction, boolean][] = [
    ['confirm', statuses.includes(OrderStatus.AwaitingConfirmation)],
    ['cancel', statuses.some((status) => isOneOf(status, CANCELLABLE_STATUSES))],
    ['change-address', statuses.every((status) => isOneOf(status, ADDRESS_STATUSES))],
    ['refund', money.leftFen > 0],
    ['retry-refunds', money.hasOpenRefund],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}
