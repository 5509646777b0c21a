import { MessageType } from '@huarong/core/messages';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { readMessagesQuery } from './messages-query.ts';

const PAGE_SIZE = 10;
const ARTICLES = 6;

/** One page of messages; 美妆灵感 also lists more articles. */
export async function loadMessages(api: Api, { url }: PageArgs) {
  const query = readMessagesQuery(url.searchParams);
  const page = unwrapReply(
    await api.messages.mymsg({
      type: query.type,
      pageNo: query.page,
      pageSize: PAGE_SIZE,
      onlyNew: query.onlyNew ? 1 : 0,
    }),
  );
  const articles =
    query.type === MessageType.Inspiration
      ? await listOtherArticles(api, new Set(page.list.map((m) => m.messageId)))
      : [];
  return { query, page, articles };
}
export type MessagesPage = Awaited<ReturnType<typeof loadMessages>>['page'];

/** Articles that are not among the messages; empty when the request fails. */
async function listOtherArticles(api: Api, shown: ReadonlySet<string>) {
  const reply = await api.messages.beauty({ pageNo: 1, pageSize: ARTICLES + shown.size });
  if (!reply.ok) return [];
  return reply.value.list.filter(({ messageId }) => !shown.has(messageId)).slice(0, ARTICLES);
}
