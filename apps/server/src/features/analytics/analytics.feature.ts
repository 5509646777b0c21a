import { join } from 'node:path';
import { analyticsContract, type ReportedEvent } from '@huarong/contract/analytics';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import type { Volume } from '#platform/volume';
import { type EventBudget, type EventStore, openEventStore } from './event-store.ts';

/** Searches are counted, not stored as events. */
type SearchEvent = Extract<ReportedEvent, { name: 'search' | 'search_click' }>;
/** Clicks and orders of lines of slots are counted too. */
type SlotEvent = Extract<ReportedEvent, { name: 'slot_click' | 'slot_order' }>;

export interface AnalyticsDeps {
  countSearch: (search: SearchEvent) => void;
  countSlot: (event: SlotEvent) => void;
  dataDir: string;
  budget: EventBudget;
  volume: Volume;
}

const RETRY_SECONDS = 60;

/**
 * The local analytics sink: events of the pages are appended to DATA_DIR/analytics/<day>.jsonl for the merchant's own
 * tools. Events are worth less than orders: they stop first when space gets short.
 */
export const analyticsFeature = (deps: AnalyticsDeps): Feature => {
  let opened: EventStore | undefined;
  const store = () =>
    (opened ??= openEventStore({
      folder: join(deps.dataDir, 'analytics'),
      budget: deps.budget,
      volume: deps.volume,
    }));
  return implement(analyticsContract, {
    async reportEvents({ caller }, { events: reported }) {
      for (const event of reported) {
        if (isSearch(event)) deps.countSearch(event);
        else if (isSlot(event)) deps.countSlot(event);
      }
      const events = reported.filter((event) => !isSearch(event) && !isSlot(event));
      const counted = reported.length - events.length;
      if (events.length === 0) return accept({ accepted: counted, dropped: 0 });
      if (!(await deps.volume.hasRoomForFiles()))
        return refuse({ code: 'storage-full', retryAfter: RETRY_SECONDS });
      const receivedAt = new Date().toISOString();
      const lines = events.map((event) => JSON.stringify({ receivedAt, event }));
      const stored = await store().append(lines, caller.address);
      return accept({ ...stored, accepted: stored.accepted + counted });
    },
  });
};

const isSlot = (event: ReportedEvent): event is SlotEvent =>
  event.name === 'slot_click' || event.name === 'slot_order';

const isSearch = (event: ReportedEvent): event is SearchEvent =>
  event.name === 'search' || event.name === 'search_click';
