import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type ProductExtrasPort, type ProductTexts, productTexts } from './catalogue/index.ts';
import { type ContentCounts, contentCounts } from './community/index.ts';
import { findBestRank, type SalesPlace, salesPlaces } from './rankings/index.ts';

/** The texts of a product and what other features know of it, read by one statement. */
export const productFacts: ProductExtrasPort['readFacts'] = async (db, productId, product) => {
  const { rows } = await sql<ContentCounts & { places: SalesPlace[]; texts: ProductTexts | null }>`
    select ${contentCounts(productId)}, (${salesPlaces(productId)}) as places,
      (${productTexts(productId)}) as texts`.execute(db);
  const { places, ...facts } = getFirst(rows);
  return { ...facts, rank: product && findBestRank(product, places) };
};
