import { pageIn } from '../../../../platform/pages/read-query.ts';

const TABS = ['waiting', 'written', 'followUp', 'questions'] as const;

export interface CommentsQuery {
  tab: (typeof TABS)[number];
  /** In 我的问答: the member's questions or answers. */
  kind: 'question' | 'answer';
  /** The item being written about: a purchase, or the comment to follow up. */
  item: string;
  /** Set by a link from an order: selects its first item without a comment. */
  order: string;
  page: number;
}

const SAFE_VALUE = /^[A-Za-z0-9_.-]{1,140}$/;
const safeValue = (value: string | null) => (value !== null && SAFE_VALUE.test(value) ? value : '');

/** Reads the query from the URL; invalid values fall back to the first item waiting for a comment. */
export function readCommentsQuery(search: URLSearchParams): CommentsQuery {
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'waiting',
    kind: search.get('kind') === 'answer' ? 'answer' : 'question',
    item: safeValue(search.get('item')),
    order: safeValue(search.get('order')),
    page: pageIn(search),
  };
}

/** The URL with a change applied; another tab drops the other parameters. */
export function commentsPath(query: CommentsQuery, change: Partial<CommentsQuery>): string {
  const current = change.tab === undefined ? { tab: query.tab, kind: query.kind } : {};
  const next = { tab: 'waiting', kind: 'question', item: '', page: 1, ...current, ...change };
  const search = new URLSearchParams({
    ...(next.tab !== 'waiting' && { tab: next.tab }),
    ...(next.kind !== 'question' && { kind: next.kind }),
    ...(next.item && { item: next.item }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `/myAccount/comment?${search}` : '/myAccount/comment';
}

/** How the URL names a purchased item. */
export const itemKey = ({ subOrderId, skuId }: { subOrderId: string; skuId: string }) =>
  `${subOrderId}.${skuId}`;
