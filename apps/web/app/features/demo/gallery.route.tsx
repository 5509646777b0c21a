import { Gallery } from '@huarong/ui/gallery';
import { createApi } from '../../platform/api/index.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { transportContext } from '../../platform/pages/transport-context.ts';
import type { Route } from './+types/gallery.route';

/** The component gallery for developers; not found in live mode. */
export async function loader({ context }: Route.LoaderArgs) {
  const config = await createApi(context.get(transportContext)).content.commonConfig({});
  if (!config.ok || !config.value.switches['isDemo']) throw notFound();
  return null;
}

export const meta: Route.MetaFunction = () => privatePageMeta('组件一览');

export default Gallery;
