import {
  defineQuery,
  freeText,
  oneOf,
  pageNumber,
  type QueryOf,
} from '../../../../platform/pages/define-query.ts';

export const SORTS = ['popular', 'newest', 'followed'] as const;
const MAX_TOPIC_LENGTH = 20;

const communityQuery = defineQuery({
  topic: freeText(MAX_TOPIC_LENGTH),
  sort: oneOf(SORTS, 'popular'),
  page: pageNumber,
});

export type CommunityQuery = QueryOf<typeof communityQuery>;
export const readCommunityQuery = communityQuery.read;
export const communityPath = communityQuery.pathAt('/community/');
