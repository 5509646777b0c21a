import type { Feature } from '#platform/feature';
import { type CatalogueSource, catalogueFeature } from './catalogue/index.ts';
import { contentFeature } from './content/index.ts';
import { navigationFeature } from './navigation/index.ts';
import type { PicturePort } from './pictures/index.ts';
import { searchFeature } from './search/index.ts';

/** What features share beside the request's context. */
export interface FeatureDeps {
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
}

/** Every built feature. A declared call that none of them answers is a 501, listed by `npm run contract:todo`. */
export const createFeatures = ({ catalogue, pictureOf }: FeatureDeps): readonly Feature[] => [
  contentFeature,
  catalogueFeature(catalogue, pictureOf),
  navigationFeature(catalogue, pictureOf),
  searchFeature(catalogue, pictureOf),
];

/** The routes that are built. Asking for them runs nothing, so nothing need be there to run. */
export const builtRoutes = () =>
  new Set(createFeatures({} as FeatureDeps).flatMap((feature) => [...feature.endpoints.keys()]));
