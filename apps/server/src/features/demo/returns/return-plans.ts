import { OrderStatus } from '@huarong/core/orders';
import { ReturnKind, type ReturnReason, ReturnStatus } from '@huarong/core/returns';
import type { OrderPlan } from '../orders/order-plans.ts';

/** One return of the regular customer: its statuses with hours since the application. */
export interface ReturnPlan {
  kind: ReturnKind;
  reason: ReturnReason;
  /** How long ago the return was requested. */
  hoursAgo: number;
  path: readonly [status: ReturnStatus, hours: number][];
  description?: string;
  /** The staff's note of the last step. */
  note?: string;
}
export interface ReturnedOrder {
  order: OrderPlan;
  /** The first lines are returned, one unit each; the others can still be returned. */
  returns: readonly ReturnPlan[];
}

/** Two orders with returns in every status and with lines that can still be returned. */
export const returnPlans: readonly ReturnedOrder[] = [
  {
    order: {
      path: [
        [OrderStatus.AwaitingPayment, 0],
        [OrderStatus.AwaitingShipment, 0.1],
        [OrderStatus.Packing, 2],
        [OrderStatus.Shipped, 18],
        [OrderStatus.Delivered, 60],
      ],
      daysAgo: 8,
      items: 8,
    },
    returns: [
      {
        kind: ReturnKind.RefundOnly,
        reason: 5,
        hoursAgo: 3,
        path: [[ReturnStatus.AwaitingReview, 0]],
        description: '少了一支，包裹完好，盒内只有说明书。',
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 1,
        hoursAgo: 10,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 0],
        ],
      },
      {
        kind: ReturnKind.Exchange,
        reason: 6,
        hoursAgo: 40,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 2],
          [ReturnStatus.InTransit, 20],
        ],
        description: '泵头在运输中压裂了，内容物完好。',
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 2,
        hoursAgo: 70,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 1],
          [ReturnStatus.InTransit, 18],
          [ReturnStatus.Inspecting, 60],
        ],
        description: '色号与页面上的差得比较多。',
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 1,
        hoursAgo: 90,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 0],
          [ReturnStatus.InTransit, 12],
          [ReturnStatus.Inspecting, 50],
          [ReturnStatus.Refunding, 72],
        ],
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 1,
        hoursAgo: 96,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 0],
          [ReturnStatus.InTransit, 8],
          [ReturnStatus.Inspecting, 44],
          [ReturnStatus.Refunding, 60],
          [ReturnStatus.RefundFailed, 61],
        ],
      },
    ],
  },
  {
    order: {
      path: [
        [OrderStatus.AwaitingPayment, 0],
        [OrderStatus.AwaitingShipment, 0.1],
        [OrderStatus.Shipped, 20],
        [OrderStatus.Delivered, 66],
        [OrderStatus.Completed, 260],
      ],
      daysAgo: 48,
      items: 5,
      isCommented: true,
    },
    returns: [
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 1,
        hoursAgo: 44 * 24,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 0],
          [ReturnStatus.InTransit, 20],
          [ReturnStatus.Inspecting, 60],
          [ReturnStatus.Refunding, 70],
          [ReturnStatus.Completed, 71],
        ],
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 1,
        hoursAgo: 43 * 24,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 0],
          [ReturnStatus.Withdrawn, 5],
        ],
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 6,
        hoursAgo: 42 * 24,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.Rejected, 6],
        ],
        note: '照片里看不出破损，请补充细节图后再申请，或联系客服。',
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 2,
        hoursAgo: 41 * 24,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 3],
          [ReturnStatus.InTransit, 30],
          [ReturnStatus.Inspecting, 80],
          [ReturnStatus.InspectionFailed, 90],
        ],
        note: '内封已拆、使用痕迹明显，商品将免费寄回给你。',
      },
      {
        kind: ReturnKind.ReturnAndRefund,
        reason: 1,
        hoursAgo: 40 * 24,
        path: [
          [ReturnStatus.AwaitingReview, 0],
          [ReturnStatus.AwaitingShipment, 0],
          [ReturnStatus.Expired, 168],
        ],
      },
    ],
  },
];
