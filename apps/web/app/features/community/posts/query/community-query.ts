import { oneOf, pageIn } from '../../../../platform/pages/read-query.ts';

export const SORTS = ['popular', 'newest'] as const;
export interface CommunityQuery {
  sort: (typeof SORTS)[number];
  topic: string;
  page: number;
}

const MAX_TOPIC_LENGTH = 20;

export const readCommunityQuery = (search: URLSearchParams): CommunityQuery => ({
  sort: oneOf(SORTS, search.get('sort'), 'popular'),
  topic: (search.get('topic') ?? '').trim().slice(0, MAX_TOPIC_LENGTH),
  page: pageIn(search),
});

/** The community URL with a change applied; another topic or order starts at page 1. */
export function communityPath(query: CommunityQuery, change: Partial<CommunityQuery>): string {
  const { sort, topic, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(topic && { topic }),
    ...(sort !== 'popular' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `/community/?${search}` : '/community/';
}
