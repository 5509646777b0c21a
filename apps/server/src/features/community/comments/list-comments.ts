import type { CommentFilter } from '@huarong/contract/community';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { readerIdOf } from '../author.ts';
import { type CommunityDeps, listingDb } from '../deps.ts';
import { pageOf } from '../page-of.ts';
import { findReadableProduct } from '../product.queries.ts';
import { withPublicAuthors } from '../public-authors.ts';
import { presentComment, presentSummary } from './present-comment.ts';
import {
  countByTraits,
  countComments,
  listShownComments,
  summariseComments,
} from './shown-comments.queries.ts';

export async function listComments(deps: CommunityDeps, context: Context, criteria: CommentFilter) {
  const db = listingDb(deps, context);
  const product = await findReadableProduct(db, criteria.productId);
  if (!product) return refuse({ code: 'product-not-found' });
  const readerId = readerIdOf(context.actor);
  const summary = await summariseComments(db, product.id);
  const traits = await countByTraits(db, criteria);
  const total = await countComments(db, criteria);
  const rows = await withPublicAuthors(db, await listShownComments(db, criteria, readerId));
  return accept({
    ...pageOf(
      rows.map((row) => presentComment(deps, row, readerId)),
      criteria,
      total,
    ),
    summary: presentSummary(summary, traits, product.category_id),
  });
}
