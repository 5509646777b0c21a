import type { CategoryBranch } from '@huarong/contract/catalogue';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { findListing } from './listing-data.ts';
import { listNearestCategories } from './nearest-categories.ts';
import { readListingQuery } from './query/listing-query.ts';

export async function loadCategory(api: Api, { params, url }: PageArgs) {
  const { categoryId = '' } = params;
  const query = readListingQuery(url.searchParams);
  const answer = await findListing(api, { category: categoryId }, query, () =>
    listNearestCategories(api, categoryId),
  );
  const home = answer.breadcrumb[0]?.categoryId;
  return { categoryId, query, answer, groups: home === undefined ? [] : await listCategoryGroups(api, home) };
}

/** The two levels below a home category; without them the page still lists its products. */
async function listCategoryGroups(api: Api, categoryId: string): Promise<CategoryBranch[]> {
  const reply = await api.catalogue.getGroupCategory({ categoryId });
  return reply.ok ? reply.value.groups : [];
}
