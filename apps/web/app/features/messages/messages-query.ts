import { defineQuery, flag, oneOf, pageNumber, type QueryOf } from '../../platform/pages/define-query.ts';

export const TYPES = [1, 2, 3] as const;
export type MessageType = (typeof TYPES)[number];

const messagesQuery = defineQuery({
  type: oneOf(TYPES, 1),
  /** 只看未读 */
  onlyNew: flag('unread'),
  page: pageNumber,
});

export const MESSAGES_PATH = '/myAccount/myMessage';
export type MessagesQuery = QueryOf<typeof messagesQuery>;
export const readMessagesQuery = messagesQuery.read;
export const messagesPath = messagesQuery.pathAt(MESSAGES_PATH);
