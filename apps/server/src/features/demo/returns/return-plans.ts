import type { ReturnKind, ReturnReason, ReturnStatus } from '@huarong/core/returns';
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
        [10, 0],
        [30, 0.1],
        [35, 2],
        [50, 18],
        [60, 60],
      ],
      daysAgo: 8,
      items: 8,
    },
    returns: [
      {
        kind: 1,
        reason: 5,
        hoursAgo: 3,
        path: [[10, 0]],
        description: '少了一支，包裹完好，盒内只有说明书。',
      },
      {
        kind: 2,
        reason: 1,
        hoursAgo: 10,
        path: [
          [10, 0],
          [20, 0],
        ],
      },
      {
        kind: 3,
        reason: 6,
        hoursAgo: 40,
        path: [
          [10, 0],
          [20, 2],
          [30, 20],
        ],
        description: '泵头在运输中压裂了，内容物完好。',
      },
      {
        kind: 2,
        reason: 2,
        hoursAgo: 70,
        path: [
          [10, 0],
          [20, 1],
          [30, 18],
          [40, 60],
        ],
        description: '色号与页面上的差得比较多。',
      },
      {
        kind: 2,
        reason: 1,
        hoursAgo: 90,
        path: [
          [10, 0],
          [20, 0],
          [30, 12],
          [40, 50],
          [50, 72],
        ],
      },
      {
        kind: 2,
        reason: 1,
        hoursAgo: 96,
        path: [
          [10, 0],
          [20, 0],
          [30, 8],
          [40, 44],
          [50, 60],
          [55, 61],
        ],
      },
    ],
  },
  {
    order: {
      path: [
        [10, 0],
        [30, 0.1],
        [50, 20],
        [60, 66],
        [70, 260],
      ],
      daysAgo: 48,
      items: 5,
      isCommented: true,
    },
    returns: [
      {
        kind: 2,
        reason: 1,
        hoursAgo: 44 * 24,
        path: [
          [10, 0],
          [20, 0],
          [30, 20],
          [40, 60],
          [50, 70],
          [60, 71],
        ],
      },
      {
        kind: 2,
        reason: 1,
        hoursAgo: 43 * 24,
        path: [
          [10, 0],
          [20, 0],
          [81, 5],
        ],
      },
      {
        kind: 2,
        reason: 6,
        hoursAgo: 42 * 24,
        path: [
          [10, 0],
          [82, 6],
        ],
        note: '照片里看不出破损，请补充细节图后再申请，或联系客服。',
      },
      {
        kind: 2,
        reason: 2,
        hoursAgo: 41 * 24,
        path: [
          [10, 0],
          [20, 3],
          [30, 30],
          [40, 80],
          [83, 90],
        ],
        note: '内封已拆、使用痕迹明显，商品将免费寄回给你。',
      },
      {
        kind: 2,
        reason: 1,
        hoursAgo: 40 * 24,
        path: [
          [10, 0],
          [20, 0],
          [84, 168],
        ],
      },
    ],
  },
];
