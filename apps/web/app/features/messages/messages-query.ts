import { MessageType } from '@huarong/core/messages';
import { pageIn } from '../../platform/pages/read-query.ts';

export const TYPES = Object.values(MessageType);

export interface MessagesQuery {
  type: MessageType;
  page: number;
  /** 只看未读 */
  onlyNew: boolean;
}

export const MESSAGES_PATH = '/myAccount/myMessage';

/** Invalid values fall back to the first page of 交易物流. */
export function readMessagesQuery(search: URLSearchParams): MessagesQuery {
  return {
    type: TYPES.find((type) => String(type) === search.get('type')) ?? MessageType.Transaction,
    page: pageIn(search),
    onlyNew: search.get('unread') === '1',
  };
}

/** Path of the list with a change; another type or filter starts at page 1. */
export function messagesPath(query: MessagesQuery, change: Partial<MessagesQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.type !== MessageType.Transaction && { type: String(next.type) }),
    ...(next.onlyNew && { unread: '1' }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `${MESSAGES_PATH}?${search}` : MESSAGES_PATH;
}
