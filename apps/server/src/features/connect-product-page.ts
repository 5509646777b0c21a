import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { ProductExtrasPort } from './catalogue/index.ts';
import { type ContentCounts, contentCounts } from './community/index.ts';
import { findBestRank, type SalesPlace, salesPlaces } from './rankings/index.ts';

/** What other features know of a product, read by one statement. */
export const productFacts: ProductExtrasPort['readFacts'] = async (db, productId, product) => {
  const { rows } = await sql<ContentCounts & { places: SalesPlace[] }>`
    select ${contentCounts(productId)}, (${salesPlaces(productId)}) as places`.execute(db);
  const { places, ...counts } = getFirst(rows);
  return { ...counts, rank: product && findBestRank(product, places) };
};
