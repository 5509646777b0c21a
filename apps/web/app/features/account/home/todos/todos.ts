import type { UserInfo } from '@huarong/contract/identity';
import type { MemberHomeData } from '../load-member-home.ts';
import { toComment, toPay, toReceive, toSendBack } from './order-todos.ts';
import type { Todo } from './todo.ts';
import { cardAtRisk, expiringCoupons, expiringPoints } from './wallet-todos.ts';

/** The card of who has not bought yet. */
export const FIRST_CARD = 'PINK';

/** What waits for the member, by the time that is left for it. */
export const todosOf = (home: MemberHomeData, now: Date): Todo[] =>
  [
    toPay(home, now),
    toReceive(home, now),
    toSendBack(home, now),
    expiringCoupons(home),
    cardAtRisk(home),
    expiringPoints(home, now),
    toComment(home),
    unread(home),
  ]
    .filter((todo) => todo !== null)
    .sort((a, b) => due(a) - due(b));

/** A newcomer is greeted; the messages she may have wait in the menu. */
export const hasToDo = (todos: readonly Todo[], { cardType }: Pick<UserInfo, 'cardType'>): boolean =>
  cardType === FIRST_CARD ? todos.some(({ key }) => key !== 'messages') : todos.length > 0;

const due = ({ dueAt }: Todo) => dueAt ?? Number.MAX_SAFE_INTEGER;

function unread({ info: { unreadCount } }: MemberHomeData): Todo | null {
  if (unreadCount === 0) return null;
  return {
    key: 'messages',
    icon: 'bell',
    title: `${unreadCount} 条消息未读`,
    text: '订单、物流与优惠的通知都在消息中心。',
    action: { label: '去看看', path: '/myAccount/myMessage' },
  };
}
