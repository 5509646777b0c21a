import type { CategoryBranch } from '@huarong/contract/catalogue';
import { redirect } from 'react-router';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import type { NearbyPage } from '../../platform/pages/not-found.ts';
import { findListing } from './listing-data.ts';
import { readListingQuery } from './query/listing-query.ts';

export async function loadCategory(api: Api, { params, url }: PageArgs) {
  const { categoryId = '' } = params;
  const query = readListingQuery(url.searchParams);
  const answer = await findListing(api, { category: categoryId }, query, (movedTo) => {
    if (movedTo !== undefined) throw redirect(`/category/${movedTo}/${url.search}`, 301);
    return listNearestCategories(api, categoryId);
  });
  const home = answer.breadcrumb[0]?.categoryId;
  return { categoryId, query, answer, groups: home === undefined ? [] : await listCategoryGroups(api, home) };
}

/** The two levels below a top-level category; the page still lists its products without them. */
async function listCategoryGroups(api: Api, categoryId: string): Promise<CategoryBranch[]> {
  const reply = await api.catalogue.getGroupCategory({ categoryId });
  return reply.ok ? reply.value.groups : [];
}

/** The id of a top-level category is the prefix of all ids below it. */
const HOME_ID_LENGTH = 5;

/** Links for a missing category: the groups of the same top-level category, else the top-level categories. */
async function listNearestCategories(api: Api, categoryId: string): Promise<NearbyPage[]> {
  const home = await api.catalogue.getGroupCategory({ categoryId: categoryId.slice(0, HOME_ID_LENGTH) });
  const nearest = home.ok ? home : await api.catalogue.getGroupCategory({});
  return nearest.ok ? nearest.value.groups.map(({ name, link }) => ({ label: name, href: link })) : [];
}
