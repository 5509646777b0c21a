import type { QueryPins, ShopWords } from '@huarong/search';
import { type RowOverlay, readAt } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import {
  CATALOGUE_TABLES,
  type CatalogueSource,
  listSoldOut,
  readSnapshotWith,
  type Snapshot,
  withOffers,
} from '../catalogue/index.ts';
import { type MomentChoice, plansVersion, readPlansAt } from '../change-sets/index.ts';
import { type ContentSource, createContentSource } from '../content/index.ts';
import { readVisitorCoupons, type VisitorCoupons } from '../coupons/index.ts';
import {
  NAVIGATION_TABLES,
  type Navigation,
  type NavigationSource,
  navigationOf,
  readNavigation,
} from '../navigation/index.ts';
import { createOfferLookup, type OfferSource, type Offers, readOffers } from '../promotions/index.ts';
import { createIndexSource, type IndexSource } from '../search/index.ts';

/** What the shop holds in memory now. */
export interface LiveSources {
  catalogue: CatalogueSource;
  offers: OfferSource;
  navigation: Pick<NavigationSource, 'at'>;
  words: () => ShopWords;
  pinsFor: (keyword: string, at: Date) => QueryPins | undefined;
}

/** The same at another moment. */
export interface MomentSources {
  catalogue: CatalogueSource;
  offers: OfferSource;
  visitorCoupons: VisitorCoupons;
  searchIndex: IndexSource;
  content: ContentSource;
  navigation: Navigation;
}

/** What a moment is read from: memory, and rows of the database with those of plans laid over. */
export interface ReadMoment {
  sources: MomentSources;
  overlay: RowOverlay;
}

interface Entry {
  /** The moment, its drafts, and the plans until then. */
  key: string;
  snapshot: Snapshot;
  offers: Offers;
  moment: Promise<ReadMoment>;
}

/** Each has a search index of its own. */
const MOST_MOMENTS = 2;
/** As long as a link is valid. */
const UNUSED_MS = 15 * 60_000;
const stop = async () => undefined;

/**
 * The data in memory as they are at a moment: the catalogue of now with the plans and the offers of then. The latest moments are
 * shared by everybody who looks at them, and made again after a change of the catalogue, of an offer or of a plan.
 */
export function createMomentSources(db: Database, live: LiveSources, log: Log) {
  let entries: Entry[] = [];

  async function open({ at, sets }: MomentChoice, snapshot: Snapshot): Promise<ReadMoment> {
    const { overlay } = await readPlansAt(db, { at, sets });
    const hasPlans = (tables: ReadonlySet<string>) => overlay.keys().some((table) => tables.has(table));
    const found = await readAt(db, at, readOffers);
    const now = () => at;
    const offers: OfferSource = { current: () => found, now: () => at.getTime(), stop };
    const lookup = createOfferLookup(offers);
    const shown = hasPlans(CATALOGUE_TABLES)
      ? await readAt(db, at, (tx) => readSnapshotWith(tx, snapshot, lookup), overlay)
      : withOffers(snapshot, lookup);
    const soldOut = overlay.has('stock') && new Set(await readAt(db, at, listSoldOut, overlay));
    const rows = hasPlans(NAVIGATION_TABLES) && (await readAt(db, at, readNavigation, overlay));
    const catalogue: CatalogueSource = {
      ...live.catalogue,
      ...(soldOut && { soldOutSkus: () => soldOut, isInStock: (skuId: string) => !soldOut.has(skuId) }),
      current: () => shown,
      offersRevision: lookup.revision,
      stop,
    };
    const searchIndex = createIndexSource(catalogue, {
      words: live.words,
      pinsFor: (keyword) => live.pinsFor(keyword, at),
      log,
      onRebuilt: () => undefined,
      now,
    });
    await searchIndex.prepare();
    const content = createContentSource({ catalogue, offers });
    const navigation = rows ? navigationOf(() => rows, now) : live.navigation.at(at);
    return {
      sources: { catalogue, offers, visitorCoupons: readVisitorCoupons, searchIndex, content, navigation },
      overlay,
    };
  }

  const drop = (entry: Entry) => {
    entries = entries.filter((other) => other !== entry);
  };

  return async function momentAt(choice: MomentChoice): Promise<ReadMoment> {
    const key = [choice.at.getTime(), choice.sets, await plansVersion(db, choice)].join(' ');
    const [snapshot, offers] = [live.catalogue.current(), live.offers.current()];
    entries = entries.filter((each) => each.snapshot === snapshot && each.offers === offers);
    const known = entries.find((each) => each.key === key);
    const entry = known ?? { key, snapshot, offers, moment: open(choice, snapshot) };
    entries = [entry, ...entries.filter((other) => other !== entry)].slice(0, MOST_MOMENTS);
    if (!known) {
      // A failure is not remembered, and what nobody looks at any more is not held.
      entry.moment.catch(() => drop(entry));
      setTimeout(() => drop(entry), UNUSED_MS).unref();
    }
    return entry.moment;
  };
}
