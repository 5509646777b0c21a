export type { AnalyticsSink, SearchEvent, TrackedEvent } from './events.ts';
export { createLocalSink } from './local-sink.ts';
export { createSlotTracking } from './slot-tracking.ts';
export { createTrack } from './track.ts';
export { createOrderTracking } from './track-once.ts';
export { createVisitId } from './visit-id.ts';
