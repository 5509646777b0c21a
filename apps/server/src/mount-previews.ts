import type { Transport } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import type { PageRenderer, RenderQueue } from '#platform/pages';
import { createFeatures, type FeatureDeps } from './features/index.ts';
import { mountProductPreview } from './features/products-admin/index.ts';
import { mountShopPreview } from './features/shop-preview/index.ts';
import { loginRedirectFor } from './login-redirect.ts';
import type { Sources } from './open-sources.ts';

interface PreviewDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  sources: Sources;
  featureDeps: FeatureDeps;
  render: PageRenderer;
  renderQueue: RenderQueue;
  transport: Transport;
}

/** The pages that staff look at before shoppers do: a product with its draft, and the whole shop at a moment. */
export function mountPreviews(app: FastifyInstance, { sources, featureDeps, ...deps }: PreviewDeps) {
  mountProductPreview(app, { ...deps, db: deps.database.db, sources });
  mountShopPreview(app, {
    ...deps,
    live: {
      catalogue: sources.catalogue,
      offers: sources.offers,
      navigation: sources.navigation,
      words: sources.searchWords.current,
      pinsFor: sources.searchPins.pinsFor,
    },
    featuresOver: (moment) => createFeatures({ ...featureDeps, ...moment }),
    redirectOf: loginRedirectFor,
  });
}
