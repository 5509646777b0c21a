import { type AnalyticsAnswer, analyticsContract, type ReportedEvent } from '@huarong/contract/analytics';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import type { StoredEvent } from './events/event-row.ts';

/** Searches are counted, not stored as events. */
type SearchEvent = Extract<ReportedEvent, { name: 'search' | 'search_click' }>;
/** Clicks and orders of lines of slots are counted too. */
type SlotEvent = Extract<ReportedEvent, { name: 'slot_click' | 'slot_order' }>;

export interface AnalyticsDeps {
  countSearch: (search: SearchEvent) => void;
  countSlot: (event: SlotEvent) => void;
  addEvents: (events: readonly StoredEvent[], address: string) => AnalyticsAnswer;
  /** Whether the disk has room, where the database is on it. */
  hasRoom: () => Promise<boolean>;
}

const RETRY_SECONDS = 60;

/** Receives the events of the pages. They are worth less than orders: they stop first when space gets short. */
export const analyticsFeature = (deps: AnalyticsDeps): Feature =>
  implement(analyticsContract, {
    async reportEvents({ caller }, { events: reported }) {
      for (const event of reported) {
        if (isSearch(event)) deps.countSearch(event);
        else if (isSlot(event)) deps.countSlot(event);
      }
      const events = reported.filter(isStored);
      const counted = reported.length - events.length;
      if (events.length === 0) return accept({ accepted: counted, dropped: 0 });
      if (!(await deps.hasRoom())) return refuse({ code: 'storage-full', retryAfter: RETRY_SECONDS });
      const added = deps.addEvents(events, caller.address);
      return accept({ ...added, accepted: added.accepted + counted });
    },
  });

const isSlot = (event: ReportedEvent): event is SlotEvent =>
  event.name === 'slot_click' || event.name === 'slot_order';

const isSearch = (event: ReportedEvent): event is SearchEvent =>
  event.name === 'search' || event.name === 'search_click';

const isStored = (event: ReportedEvent): event is StoredEvent => !isSearch(event) && !isSlot(event);
