import { facetName, productRule, productSelection } from '@huarong/contract/admin/home';
import type { Queryable } from '#platform/database';

export const listSectionRows = (db: Queryable) =>
  db.selectFrom('home_section').selectAll().orderBy('position').orderBy('id').execute();
export const findSectionRow = (db: Queryable, id: string) =>
  db.selectFrom('home_section').selectAll().where('id', '=', id).executeTakeFirst();
export type SectionRow = Awaited<ReturnType<typeof listSectionRows>>[number];

export const listListingRows = (db: Queryable) =>
  db.selectFrom('pseudo_category').selectAll().orderBy('position').orderBy('id').execute();
export const findListingRow = (db: Queryable, id: string) =>
  db.selectFrom('pseudo_category').selectAll().where('id', '=', id).executeTakeFirst();
export type ListingRow = Awaited<ReturnType<typeof listListingRows>>[number];

/** The banner with the size of its image; null when nobody has uploaded such an image. */
export async function withImageSize<Banner extends { image: string }>(db: Queryable, banner: Banner) {
  const media = db.selectFrom('media').select(['width', 'height']).where('path', '=', banner.image);
  const size = await media.executeTakeFirst();
  return size ? { ...banner, ...size } : null;
}

export const listLeadRows = (db: Queryable) => db.selectFrom('menu_lead').selectAll().execute();

/** What cannot be read is shown as an empty rule, so that staff can write it anew. */
export const readSelection = (value: unknown) =>
  productSelection.safeParse(value).data ?? { rule: { order: 'sold' as const } };
export const readMenuRule = (value: unknown) => productRule.nullable().safeParse(value).data ?? null;

export const readHiddenFacets = (names: readonly string[]) =>
  names.flatMap((name) => facetName.safeParse(name).data ?? []);

/** The products that a row names. */
export const namedIn = (row: { selection: unknown; pins: readonly string[] } | undefined): Set<string> => {
  if (!row) return new Set();
  const selection = readSelection(row.selection);
  return new Set([...row.pins, ...('products' in selection ? selection.products : [])]);
};
