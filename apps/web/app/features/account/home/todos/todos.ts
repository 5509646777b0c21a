import type { UserInfo } from '@huarong/contract/identity';
import type { MemberHomeData } from '../load-member-home.ts';
import { sendBackTodo, uncommentedTodo, unpaidTodo, unreceivedTodo } from './order-todos.ts';
import type { Todo } from './todo.ts';
import { cardDowngradeTodo, expiringCouponsTodo, expiringPointsTodo } from './wallet-todos.ts';

/** The card level before the first purchase. */
export const FIRST_CARD = 'PINK';

/** The member's tasks, earliest deadline first. */
export const listTodos = (home: MemberHomeData, now: Date, commentPoints: number): Todo[] =>
  [
    unpaidTodo(home, now),
    unreceivedTodo(home, now),
    sendBackTodo(home, now),
    expiringCouponsTodo(home),
    cardDowngradeTodo(home),
    expiringPointsTodo(home, now),
    uncommentedTodo(home, commentPoints),
    unreadMessagesTodo(home),
  ]
    .filter((todo) => todo !== null)
    .sort((a, b) => dueTime(a) - dueTime(b));

/** A new member sees the welcome instead when unread messages are the only task. */
export const hasTodos = (todos: readonly Todo[], { cardType }: Pick<UserInfo, 'cardType'>): boolean =>
  cardType === FIRST_CARD ? todos.some(({ key }) => key !== 'messages') : todos.length > 0;

const dueTime = ({ dueAt }: Todo) => dueAt ?? Number.MAX_SAFE_INTEGER;

function unreadMessagesTodo({ info: { unreadCount } }: MemberHomeData): Todo | null {
  if (unreadCount === 0) return null;
  return {
    key: 'messages',
    icon: 'bell',
    title: `${unreadCount} 条消息未读`,
    text: '订单、物流与优惠的通知都在消息中心。',
    action: { label: '去看看', path: '/myAccount/myMessage' },
  };
}
