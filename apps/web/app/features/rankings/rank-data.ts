import { redirect } from 'react-router';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { readKind } from './rank-kinds.ts';

/** Loads one ranking and the categories that have rankings. */
export async function loadRank(api: Api, { params, url }: PageArgs) {
  const { categoryId } = params;
  const kind = readKind(url.searchParams.get('kind'));
  const [ranking, groups] = await Promise.all([
    api.catalogue.rankings({ ...(categoryId !== undefined && { categoryId }), kind }),
    api.catalogue.getGroupCategory({}),
  ]);
  if (!ranking.ok) {
    const { refusal } = ranking;
    if (refusal.code === 'category-not-found' && refusal.movedTo !== undefined)
      throw redirect(`/rank/${refusal.movedTo}/${url.search}`, 301);
    if (refusal.code === 'category-not-found' || refusal.code === 'invalid-input') throw notFound();
    throw new Error(refusal.message);
  }
  return { ranking: ranking.value, categories: groups.ok ? groups.value.groups : [] };
}
export type RankData = Awaited<ReturnType<typeof loadRank>>;
export type Ranking = RankData['ranking'];
export type RankedProduct = Ranking['list'][number];
