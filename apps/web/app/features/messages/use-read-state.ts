import type { Message, Unread } from '@huarong/contract/messages';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import type { MessagesPage } from './load-messages.ts';

interface ReadState {
  page: MessagesPage;
  unread: Unread;
  readIds: ReadonlySet<string>;
}
const initialState = (page: MessagesPage): ReadState => ({ page, unread: page.unread, readIds: new Set() });

/** Marks messages as read at once, here and in the header; a refusal reverts it. */
export function useReadState(page: MessagesPage) {
  const [readState, setReadState] = useState(() => initialState(page));
  if (readState.page !== page) setReadState(initialState(page));
  const { revalidate } = useRevalidator();
  const { unread, readIds } = readState;
  useEffect(() => browserPlatform().user.setUnreadCount(unread.total), [unread.total]);

  async function read(choice: { messageIds?: string[] }, optimistic: ReadState) {
    setReadState(optimistic);
    const reply = await browserApi().messages.read(choice);
    setReadState((now) => (reply.ok ? { ...now, unread: reply.value } : { ...readState, page: now.page }));
    return reply.ok;
  }
  const isNew = ({ messageId, isNew }: Message) => isNew && !readIds.has(messageId);

  return {
    unread,
    isNew,
    readOne(message: Message) {
      if (!isNew(message)) return;
      const { messageId, type } = message;
      void read(
        { messageIds: [messageId] },
        { page, unread: withoutOne(unread, type), readIds: new Set([...readIds, messageId]) },
      );
    },
    async readAll() {
      const all = new Set(page.list.map(({ messageId }) => messageId));
      if (await read({}, { page, unread: withNoneUnread(unread), readIds: all })) await revalidate();
    },
  };
}

const withoutOne = ({ total, types }: Unread, read: Message['type']): Unread => ({
  total: Math.max(0, total - 1),
  types: types.map(({ type, count }) => ({ type, count: type === read ? Math.max(0, count - 1) : count })),
});
const withNoneUnread = ({ types }: Unread): Unread => ({
  total: 0,
  types: types.map(({ type }) => ({ type, count: 0 })),
});
