export type { AnalyticsSink, TrackedEvent } from './events.ts';
export { createLocalSink } from './local-sink.ts';
export { createTrack } from './track.ts';
export { createTrackOnce } from './track-once.ts';
