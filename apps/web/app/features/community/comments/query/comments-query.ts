import {
  defineQuery,
  identifier,
  oneOf,
  pageNumber,
  type QueryOf,
} from '../../../../platform/pages/define-query.ts';

const commentsQuery = defineQuery(
  {
    tab: oneOf(['waiting', 'written', 'followUp', 'questions'], 'waiting'),
    /** In 我的问答: the member's questions or answers. */
    kind: oneOf(['question', 'answer'], 'question'),
    /** The item being written about: a purchase, or the comment to follow up. */
    item: identifier(),
    /** Set by a link from an order: selects its first item without a comment. */
    order: identifier(),
    page: pageNumber,
  },
  { startsOver: ['tab'] },
);

export type CommentsQuery = QueryOf<typeof commentsQuery>;
export const readCommentsQuery = commentsQuery.read;
/** The URL with a change applied; a change ends the writing about an item. */
export const commentsPath = (query: CommentsQuery, change: Partial<CommentsQuery>): string =>
  commentsQuery.path('/myAccount/comment', { ...query, item: '', order: '' }, change);

/** How the URL names a purchased item. */
export const itemKey = ({ subOrderId, skuId }: { subOrderId: string; skuId: string }) =>
  `${subOrderId}.${skuId}`;

/** How the URL names the follow-up of a comment that is rewritten. */
export const followUpKey = (commentId: string) => `${commentId}.followUp`;
