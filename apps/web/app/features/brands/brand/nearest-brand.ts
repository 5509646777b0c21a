import type { Api } from '../../../platform/api/index.ts';
import type { Nearby } from '../../../platform/pages/not-found.ts';

/** The brand that was meant by `SOLENEARDY-9999`, or the one whose name is most like it: the search knows. */
export async function findNearestBrand(api: Api, slug: string): Promise<Nearby[]> {
  const keyword = slug.replace(/-?\d*(\.html)?$/, '').slice(0, 40);
  if (keyword === '') return [];
  const reply = await api.search.keyword({ keyword, pageSize: 1 });
  if (!reply.ok || !reply.value.brand) return [];
  const { brandNameEN, brandNameCN, link } = reply.value.brand;
  return [{ label: `${brandNameEN} ${brandNameCN}`, href: link }];
}
