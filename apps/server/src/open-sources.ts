import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ShopTime } from '#platform/clock';
import type { Config } from '#platform/config';
import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchMaintenance } from '#platform/maintenance';
import { notifyPagesChanged } from '#platform/page-cache';
import type { PageRenderer } from '#platform/pages';
import { ALL_PAGES, type PublishedCache, watchPublished } from '#platform/published';
import type { Volume } from '#platform/volume';
import { createEventBuffer } from './features/analytics/index.ts';
import { BUILDER_TABLES, watchBuilders } from './features/bundles/index.ts';
import {
  CATALOGUE_TABLES,
  changedPageTags,
  LIST_TAG,
  pageTagsOf,
  watchCatalogue,
} from './features/catalogue/index.ts';
import { createContentSource, createSlotCounter, watchSwitches } from './features/content/index.ts';
import { COUPON_TABLES, watchVisitorCoupons } from './features/coupons/index.ts';
import { createImagePort, readPhotographs } from './features/images/index.ts';
import { watchSoldOut } from './features/inventory/index.ts';
import { NAVIGATION_TABLES, watchNavigation } from './features/navigation/index.ts';
import { createOfferLookup, OFFER_TABLES, watchOffers } from './features/promotions/index.ts';
import {
  createIndexSource,
  createSearchCounter,
  PIN_TABLES,
  SEARCH_TABLES,
  watchSearchPins,
  watchSearchWords,
} from './features/search/index.ts';
import { createErrorTexts } from './features/settings/index.ts';
import { openProviders } from './integrations/payment/index.ts';
import { openStorage } from './integrations/storage/index.ts';

export interface AppDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  /** Absent in tests of the API alone: then every page answers 404. */
  renderPage?: PageRenderer;
  isDev?: boolean;
  /** The disk of DATA_DIR; by default the real one. */
  volume?: Volume;
  /** Called when the shop can answer its first visitor quickly. */
  onWarm?: () => void;
  /** SIGTERM has arrived; /readyz says so. */
  isDraining?: () => boolean;
}

export interface Published {
  published: PublishedCache;
  shopTime: ShopTime;
}

/** Photographs that replace rendered images: the merchant's own come before those of the demo. */
const photographFolders = ['images', 'photographs'].map((name) =>
  fileURLToPath(new URL(`../../../catalogue/${name}`, import.meta.url)),
);

export type Sources = Awaited<ReturnType<typeof openSources>>;

/** What several features share: data held in memory and kept up to date, images, storage and payment providers. */
export async function openSources(
  app: FastifyInstance,
  { config, log, database }: AppDeps,
  { published, shopTime }: Published,
) {
  /** What was computed from old data goes: here at once, at nginx by an announcement. */
  const dropPages = (tags: readonly string[]) => {
    published.clear();
    void notifyPagesChanged(database.workDb, log, tags);
  };
  const onChange = () => dropPages([ALL_PAGES]);
  const maintenance = await watchMaintenance(database, {
    log,
    now: shopTime.now,
    isClosedBySettings: config.isUnderMaintenance,
    onChange,
  });
  app.addHook('onClose', () => maintenance.stop());
  const offers = await watchOffers(database, { log, now: shopTime.now, onChange });
  app.addHook('onClose', () => offers.stop());
  const ownText = createErrorTexts({ settings: () => offers.current().settings, now: offers.now });
  const visitorCoupons = await watchVisitorCoupons(database, { log, onChange });
  app.addHook('onClose', () => visitorCoupons.stop());
  const builders = await watchBuilders(database, { log, onChange });
  app.addHook('onClose', () => builders.stop());
  const catalogue = await watchCatalogue(
    database,
    log,
    (productIds) => dropPages((productIds && changedPageTags(productIds)) ?? [ALL_PAGES]),
    createOfferLookup(offers),
  );
  app.addHook('onClose', () => catalogue.stop());
  const { skus: soldOut, stop: stopSoldOut } = await watchSoldOut(database);
  app.addHook('onClose', stopSoldOut);
  const navigation = await watchNavigation(database, { log, now: shopTime.now, onChange });
  app.addHook('onClose', () => navigation.stop());
  const searchWords = await watchSearchWords(database, {
    log,
    // The lists change when the index is built with the words, which reading it begins.
    onChange: () => void searchIndex(),
  });
  app.addHook('onClose', () => searchWords.stop());
  const searchPins = await watchSearchPins(database, {
    log,
    now: shopTime.now,
    onChange: () => dropPages([LIST_TAG]),
  });
  app.addHook('onClose', () => searchPins.stop());
  const searchIndex = createIndexSource(catalogue, {
    words: searchWords.current,
    pinsFor: (keyword) => searchPins.pinsFor(keyword),
    log,
    onRebuilt: (haveOffersChanged) => dropPages([haveOffersChanged ? ALL_PAGES : LIST_TAG]),
    now: shopTime.now,
  });
  const searchCounter = createSearchCounter({ db: database.workDb, log, now: shopTime.now });
  app.addHook('onClose', () => searchCounter.stop());
  const slotCounter = createSlotCounter({ db: database.workDb, log, now: shopTime.now });
  app.addHook('onClose', () => slotCounter.stop());
  const eventBuffer = createEventBuffer({
    db: database.workDb,
    log,
    now: shopTime.now,
    budget: config.analytics,
  });
  app.addHook('onClose', () => eventBuffer.stop());
  // Everything else that pages show is read when they are made: texts, campaigns, rankings, settings.
  const stopWatching = await watchPublished(database, {
    isWatched: (table) =>
      ![
        CATALOGUE_TABLES,
        OFFER_TABLES,
        COUPON_TABLES,
        BUILDER_TABLES,
        NAVIGATION_TABLES,
        SEARCH_TABLES,
        PIN_TABLES,
      ].some((read) => read.has(table)),
    settleMs: 100,
    onChange,
  });
  app.addHook('onClose', stopWatching);
  const switches = await watchSwitches(database, { log, now: shopTime.now, onSwitch: onChange });
  app.addHook('onClose', () => switches.stop());
  const content = createContentSource({ catalogue, offers });
  const photographs = readPhotographs(...photographFolders);
  return {
    pageTagsOf,
    offers,
    visitorCoupons,
    builders,
    soldOut,
    navigation,
    catalogue,
    searchIndex,
    searchWords,
    searchPins,
    searchCounter,
    slotCounter,
    eventBuffer,
    maintenance,
    ownText,
    content,
    photographs,
    imageOf: createImagePort(photographs),
    storage: await openStorage(config.storage),
    payment: openProviders(config, database.db),
  };
}
