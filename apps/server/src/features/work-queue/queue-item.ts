import type { Permission } from '@huarong/core/staff';
import type { AdminContext } from '#platform/admin';

/** How many wait, and when the first of them is due. */
export interface QueueFigures {
  /** Null above 10,000. */
  count: number | null;
  dueAt?: Date | null;
}

/** One kind of open work. Its number is the length of the list that it opens. */
export interface QueueItem {
  id: string;
  group: 'law' | 'promise' | 'shop';
  label: string;
  detail: string;
  /** Whoever holds it sees the item; absent: everyone. */
  permission?: Permission;
  path: string;
  action: string;
  read: (context: AdminContext) => Promise<QueueFigures>;
}

export const QUEUE_GROUPS = [
  { id: 'law', label: '法定时限', note: '退款自收到退货起 7 日内' },
  { id: 'promise', label: '承诺时限', note: '商品页与结算页写给顾客的时间' },
  { id: 'shop', label: '账务与商城', note: '' },
] as const;
