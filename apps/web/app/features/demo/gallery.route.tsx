import { Gallery } from '@huarong/ui/gallery';
import { data } from 'react-router';
import { createApi } from '../../platform/api/index.ts';
import { transportContext } from '../../platform/pages/transport-context.ts';
import type { Route } from './+types/gallery.route';

/** A tool for those who build the shop; in live mode nobody finds it. */
export async function loader({ context }: Route.LoaderArgs) {
  const config = await createApi(context.get(transportContext)).content.commonConfig({});
  if (!config.ok || !config.value.switches['isDemo']) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: '组件一览｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

export default Gallery;
