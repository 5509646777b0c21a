import type { SkinRating } from '@huarong/contract/community';
import { aspectsOf, countComplaints, countFeel, type SkinType } from '@huarong/core/community';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type CommunityDeps, listingDb } from '../deps.ts';
import { findReadableProduct } from '../product.queries.ts';
import { countPraise, listTexts, summariseComments } from './shown-comments.queries.ts';

interface RatingsInput {
  productIds: readonly string[];
  skinType?: SkinType | undefined;
}

/** The words and marks of buyers beside each other, for a comparison. */
export async function listSkinRatings(
  deps: CommunityDeps,
  context: Context,
  { productIds, skinType }: RatingsInput,
) {
  const db = listingDb(deps, context);
  const ids = [...new Set(productIds)];
  const found = await Promise.all(ids.map((id) => findReadableProduct(db, id)));
  const products = found.filter((product) => product !== undefined);
  if (products.length < ids.length) return refuse({ code: 'product-not-found' });
  const list = await Promise.all(
    products.map(async ({ id, category_id }): Promise<SkinRating> => {
      const [{ aspects, tags }, texts, skin] = await Promise.all([
        summariseComments(db, id),
        listTexts(db, id),
        skinType === undefined ? undefined : countPraise(db, id, skinType),
      ]);
      const feel = countFeel(texts);
      return {
        productId: id,
        aspects: aspectsOf(category_id).flatMap((name) => aspects.find((rated) => rated.name === name) ?? []),
        tags,
        complaints: countComplaints(texts),
        ...(feel && { feel }),
        ...(skin && { skin: { commentCount: skin.comments, praiseRate: skin.praise } }),
      };
    }),
  );
  return accept({ list });
}
