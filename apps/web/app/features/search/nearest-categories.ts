import type { Api } from '../../platform/api/index.ts';
import type { Nearby } from '../../platform/pages/not-found.ts';

/** A home category's id leads those of all shelves below it. */
const HOME_ID_LENGTH = 5;

/** What to offer who asked for a shelf that is not there: the shelves of the same home category, else the home categories. */
export async function listNearestCategories(api: Api, categoryId: string): Promise<Nearby[]> {
  const home = await api.catalogue.getGroupCategory({ categoryId: categoryId.slice(0, HOME_ID_LENGTH) });
  const nearest = home.ok ? home : await api.catalogue.getGroupCategory({});
  return nearest.ok ? nearest.value.groups.map(({ name, link }) => ({ label: name, href: link })) : [];
}
