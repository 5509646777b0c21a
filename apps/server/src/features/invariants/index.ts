export { invariantJobs } from './check-invariants.ts';
export { invariantsFeature } from './invariants.feature.ts';
export { countOpenFaults } from './invariants.queries.ts';
