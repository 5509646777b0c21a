import { cutOffText } from '@huarong/core/checkout';
import { OrderStatus } from '@huarong/core/orders';
import { ReturnStatus } from '@huarong/core/returns';
import { countWaiting } from '../approvals/index.ts';
import { countContentQueue } from '../community/index.ts';
import { countOrderQueues, listOrderQueueWorkers } from '../orders/index.ts';
import { readReturnQueues } from '../returns/index.ts';
import { listUnreadable, readSetting } from '../settings/index.ts';
import { countParked } from '../system/index.ts';
import { FINANCE_SOURCES } from './finance-sources.ts';
import type { QueueSource } from './queue-item.ts';

const statuses = (...list: OrderStatus[]) => list.join(',');

const returns: QueueSource = {
  permission: 'return:read',
  async read({ db }) {
    const queues = await readReturnQueues(db);
    const { reviewHours } = await readSetting(db, 'returns');
    const of = (status: ReturnStatus) => queues.get(status) ?? { count: 0, dueAt: null };
    return [
      {
        id: 'returns-refunding',
        group: 'law',
        label: '退款中的退货',
        detail: '退货收到后 7 日内须退款',
        ...of(ReturnStatus.Refunding),
        path: '/returns?tab=refunding',
        action: '查看',
      },
      {
        id: 'returns-failed',
        group: 'law',
        label: '退款失败，待重试',
        detail: '渠道没有退成，钱还没有到顾客手里',
        ...of(ReturnStatus.RefundFailed),
        path: '/returns?tab=failed',
        action: '处理',
      },
      {
        id: 'returns-inspect',
        group: 'law',
        label: '退货待验货',
        detail: '包裹已收到，验货后退款',
        ...of(ReturnStatus.Inspecting),
        path: '/returns?tab=inspect',
        action: '验货',
      },
      {
        id: 'returns-review',
        group: 'promise',
        label: '退货申请待审核',
        detail: `满 ${reviewHours} 小时未审核即自动通过`,
        ...of(ReturnStatus.AwaitingReview),
        path: '/returns?tab=review',
        action: '审核',
      },
    ];
  },
};

const orders: QueueSource = {
  permission: 'order:read',
  async read({ db, staff }) {
    const [counts, workers, delivery] = await Promise.all([
      countOrderQueues(db, staff.staffId),
      listOrderQueueWorkers(db, staff.staffId),
      readSetting(db, 'delivery'),
    ]);
    return [
      {
        id: 'orders-late',
        group: 'promise',
        label: '逾期未发',
        detail: `${cutOffText(delivery)} 前付款的订单应当日发出`,
        count: counts.late,
        workers: workers.late,
        path: '/orders?late=yes&sort=deadline',
        action: '发货',
      },
      {
        id: 'orders-cancel',
        group: 'promise',
        label: '取消申请',
        detail: '已付款、备货中，同意后原路退款',
        count: counts.toDecide,
        workers: workers.toDecide,
        path: '/orders?undecided=yes',
        action: '处理',
      },
      {
        id: 'orders-ship',
        group: 'promise',
        label: '待发出',
        detail: '待发货、备货中、部分发货',
        count: counts.unshipped,
        workers: workers.unshipped,
        path: `/orders?status=${statuses(OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped)}`,
        action: '发货',
      },
      {
        id: 'orders-confirm',
        group: 'promise',
        label: '货到付款待确认',
        detail: '电话确认后交仓库',
        count: counts.toConfirm,
        workers: workers.toConfirm,
        path: `/orders?status=${statuses(OrderStatus.AwaitingConfirmation)}`,
        action: '确认',
      },
      {
        id: 'orders-untraced',
        group: 'promise',
        label: '发出 48 小时没有物流',
        detail: '快递没有揽收记录，请联系快递',
        count: counts.untraced,
        workers: workers.untraced,
        path: '/orders?untraced=yes',
        action: '查看',
      },
      {
        id: 'orders-refused',
        group: 'promise',
        label: '拒收的包裹',
        detail: '退回仓库、检查后退款',
        count: counts.refused,
        workers: workers.refused,
        path: `/orders?status=${statuses(OrderStatus.Refused)}`,
        action: '处理',
      },
    ];
  },
};

const community: QueueSource = {
  permission: 'community:read',
  read: async ({ db }) => [
    {
      id: 'content-pending',
      group: 'promise',
      label: '内容待审核',
      detail: '评论、问答与晒单',
      count: await countContentQueue(db, 'pending'),
      path: '/moderation',
      action: '审核',
    },
    {
      id: 'content-reported',
      group: 'shop',
      label: '被举报的内容',
      detail: '顾客举报，尚无结论',
      count: await countContentQueue(db, 'reported'),
      path: '/moderation?view=reported',
      action: '审核',
    },
  ],
};

const approvals: QueueSource = {
  read: async ({ db, staff }) => [
    {
      id: 'approvals',
      group: 'shop',
      label: '等你批准的申请',
      detail: '24 小时内未处理即失效',
      count: await countWaiting(db, { permissions: [...staff.permissions], staffId: staff.staffId }),
      path: '/approvals',
      action: '审批',
    },
  ],
};

const jobs: QueueSource = {
  permission: 'job:read',
  read: async ({ db }) => [
    {
      id: 'parked',
      group: 'shop',
      label: '搁置的任务',
      detail: '多次失败，等人处理',
      count: await countParked(db),
      path: '/jobs',
      action: '查看',
    },
  ],
};

const settings: QueueSource = {
  permission: 'setting:read',
  async read({ db }) {
    const unreadable = await listUnreadable(db);
    return [
      {
        id: 'settings-unreadable',
        group: 'shop',
        label: '不能读取的设置',
        detail: '暂时按默认值营业，请重新保存',
        count: unreadable.length,
        path: `/settings/${unreadable[0] ?? ''}`,
        action: '查看',
      },
    ];
  },
};

/** Everything that adds to the queue, in the order of the page. */
export const QUEUE_SOURCES: readonly QueueSource[] = [
  returns,
  orders,
  community,
  approvals,
  ...FINANCE_SOURCES,
  jobs,
  settings,
];
