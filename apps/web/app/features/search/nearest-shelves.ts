import type { Api } from '../../platform/api/index.ts';
import type { NearbyPage } from '../../platform/pages/not-found.ts';

/** A home category's id leads those of all shelves below it. */
const HOME_DIGITS = 5;

/** What to offer who asked for a shelf that is not there: the shelves of the same home category, else the home categories. */
export async function nearestShelves(api: Api, categoryId: string): Promise<NearbyPage[]> {
  const home = await api.catalogue.getGroupCategory({ categoryId: categoryId.slice(0, HOME_DIGITS) });
  const near = home.ok ? home : await api.catalogue.getGroupCategory({});
  return near.ok ? near.value.groups.map(({ name, link }) => ({ label: name, href: link })) : [];
}
