export { type ConflictCandidate, type FoundConflicts, findConflicts } from './conflicts/find-conflicts.ts';
export { replayJobs } from './replay/run-replay.ts';
export { simulatorFeature } from './simulator.feature.ts';
export type { SimulatorDeps } from './simulator-deps.ts';
