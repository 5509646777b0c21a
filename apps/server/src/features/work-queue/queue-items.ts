import { countWaiting } from '../approvals/index.ts';
import type { QueueItem } from './queue-item.ts';

/** All kinds of open work, in the order of the page. */
export const QUEUE_ITEMS: readonly QueueItem[] = [
  {
    id: 'approvals',
    group: 'shop',
    label: '等你批准的申请',
    detail: '24 小时内未处理即失效',
    path: '/approvals',
    action: '审批',
    read: async ({ db, staff }) => ({
      count: await countWaiting(db, { permissions: [...staff.permissions], staffId: staff.staffId }),
    }),
  },
];
