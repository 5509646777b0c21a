import { data } from 'react-router';
import { browserApi, createApi } from '../../platform/api/index.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';
import { transportContext } from '../../platform/pages/transport-context.ts';
import type { Route } from './+types/not-found.route';
import { NotFoundScene } from './NotFoundScene/NotFoundScene.tsx';

/** 热门推荐 and 独家首发 come first in the navigation, before the categories. */
const PSEUDO_CATEGORIES = 2;

export async function loader({ context }: Route.LoaderArgs) {
  const slots = await loadTextSlots(createApi(context.get(transportContext)), ['nav_category']);
  return data(slots, { status: 404 });
}
export const clientLoader = () => loadTextSlots(browserApi({ quiet: true }), ['nav_category']);

export const meta: Route.MetaFunction = () => privatePageMeta('没有找到这个页面');

/** 404 page of unknown addresses, with search and popular categories. */
export default function NotFound({ loaderData }: Route.ComponentProps) {
  const categories = loaderData.nav_category.slice(PSEUDO_CATEGORIES);
  return (
    <NotFoundScene
      title="常逛的品类"
      links={categories.map(({ content, link }) => ({ label: content, href: link }))}
    />
  );
}
