import type { QueryPins, ShopWords } from '@huarong/search';
import { readAt } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { type CatalogueSource, type Snapshot, withOffers } from '../catalogue/index.ts';
import { type ContentSource, createContentSource } from '../content/index.ts';
import type { Navigation, NavigationSource } from '../navigation/index.ts';
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
  searchIndex: IndexSource;
  content: ContentSource;
  navigation: Navigation;
}

interface Entry {
  key: number;
  snapshot: Snapshot;
  offers: Offers;
  sources: Promise<MomentSources>;
}

/** Each has a search index of its own. */
const MOST_MOMENTS = 2;
/** As long as a link is valid. */
const UNUSED_MS = 15 * 60_000;
const stop = async () => undefined;

/**
 * The data in memory as they are at a moment: the catalogue of now with the offers of then. The latest moments are shared by
 * everybody who looks at them, and made again after a change of the catalogue or of an offer.
 */
export function createMomentSources(db: Database, live: LiveSources, log: Log) {
  let entries: Entry[] = [];

  async function open(at: Date, snapshot: Snapshot): Promise<MomentSources> {
    const found = await readAt(db, at, readOffers);
    const now = () => at;
    const offers: OfferSource = { current: () => found, now: () => at.getTime(), stop };
    const lookup = createOfferLookup(offers);
    const shown = withOffers(snapshot, lookup);
    const catalogue: CatalogueSource = {
      ...live.catalogue,
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
    return {
      catalogue,
      offers,
      searchIndex,
      content: createContentSource({ catalogue, offers }),
      navigation: live.navigation.at(at),
    };
  }

  const drop = (entry: Entry) => {
    entries = entries.filter((other) => other !== entry);
  };

  return function sourcesAt(at: Date): Promise<MomentSources> {
    const key = at.getTime();
    const [snapshot, offers] = [live.catalogue.current(), live.offers.current()];
    entries = entries.filter((each) => each.snapshot === snapshot && each.offers === offers);
    const known = entries.find((each) => each.key === key);
    const entry = known ?? { key, snapshot, offers, sources: open(at, snapshot) };
    entries = [entry, ...entries.filter((other) => other !== entry)].slice(0, MOST_MOMENTS);
    if (!known) {
      // A failure is not remembered, and what nobody looks at any more is not held.
      entry.sources.catch(() => drop(entry));
      setTimeout(() => drop(entry), UNUSED_MS).unref();
    }
    return entry.sources;
  };
}
