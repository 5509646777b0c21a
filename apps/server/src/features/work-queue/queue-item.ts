import type { Permission } from '@huarong/core/staff';
import type { AdminContext } from '#platform/admin';

export type QueueGroup = 'law' | 'promise' | 'shop';

/** One kind of open work. Its number is the length of the list that it opens. */
export interface QueueItem {
  id: string;
  group: QueueGroup;
  label: string;
  detail: string;
  /** Null above 10,000. */
  count: number | null;
  /** When the first of them is due. */
  dueAt?: Date | null;
  path: string;
  action: string;
  /** Colleagues who work on something of it now. */
  workers?: string[];
}

/** What a feature adds to the queue, for whoever holds the permission. */
export interface QueueSource {
  /** Absent: everyone. */
  permission?: Permission;
  read: (context: AdminContext) => Promise<QueueItem[]>;
}

export const QUEUE_GROUPS = [
  { id: 'law', label: '法定时限', note: '退款自收到退货起 7 日内' },
  { id: 'promise', label: '承诺时限', note: '写给顾客的时间' },
  { id: 'shop', label: '账务与商城', note: '' },
] as const satisfies readonly { id: QueueGroup; label: string; note: string }[];
