import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import { retentionJobs } from './delete-old-rows-nightly.ts';
import { partitionJobs } from './prepare-partitions.ts';
import { vacuumJobs } from './vacuum-nightly.ts';

/** A PostgreSQL server removes old row versions by itself. */
export const systemJobs = (db: Database, { isEmbedded }: { isEmbedded: boolean }): JobHandlers => ({
  ...retentionJobs(db),
  ...partitionJobs(db),
  ...(isEmbedded && vacuumJobs(db)),
});
