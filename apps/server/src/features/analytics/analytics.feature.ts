import { join } from 'node:path';
import { analyticsContract } from '@huarong/contract/analytics';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import type { Volume } from '#platform/volume';
import { type EventBudget, type EventStore, openEventStore } from './event-store.ts';

export interface AnalyticsDeps {
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
    async reportEvents({ caller }, { events }) {
      if (!(await deps.volume.hasRoomForFiles()))
        return refuse({ code: 'storage-full', retryAfter: RETRY_SECONDS });
      const receivedAt = new Date().toISOString();
      const lines = events.map((event) => JSON.stringify({ receivedAt, event }));
      return accept(await store().append(lines, caller.address));
    },
  });
};
