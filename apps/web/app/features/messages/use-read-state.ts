import type { Message, Unread } from '@huarong/contract/messages';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import type { MessagesPage } from './load-messages.ts';

interface Reading {
  page: MessagesPage;
  unread: Unread;
  readIds: ReadonlySet<string>;
}
const begin = (page: MessagesPage): Reading => ({ page, unread: page.unread, readIds: new Set() });

/** Reading shows at once, here and in the header; a refusal by the server takes it back. */
export function useReading(page: MessagesPage) {
  const [reading, setReading] = useState(() => begin(page));
  if (reading.page !== page) setReading(begin(page));
  const { revalidate } = useRevalidator();
  const { unread, readIds } = reading;
  useEffect(() => browserPlatform().user.setUnreadCount(unread.total), [unread.total]);

  async function read(choice: { messageIds?: string[] }, foreseen: Reading) {
    setReading(foreseen);
    const reply = await browserApi().messages.read(choice);
    setReading((now) => (reply.ok ? { ...now, unread: reply.value } : { ...reading, page: now.page }));
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
        { page, unread: without(unread, type), readIds: new Set([...readIds, messageId]) },
      );
    },
    async readAll() {
      const all = new Set(page.list.map(({ messageId }) => messageId));
      if (await read({}, { page, unread: nothing(unread), readIds: all })) await revalidate();
    },
  };
}

const without = ({ total, types }: Unread, read: Message['type']): Unread => ({
  total: Math.max(0, total - 1),
  types: types.map(({ type, count }) => ({ type, count: type === read ? Math.max(0, count - 1) : count })),
});
const nothing = ({ types }: Unread): Unread => ({
  total: 0,
  types: types.map(({ type }) => ({ type, count: 0 })),
});
