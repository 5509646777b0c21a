import type { Queryable } from '#platform/database';
import type { Family, Sample } from '#platform/metrics';
import { findOldestEventSeconds, listKinds, type Queue } from './work.queries.ts';

export type WorkFigures = Awaited<ReturnType<typeof readWorkFigures>>;

/** Background work that is not done, for monitoring. */
export const readWorkFigures = async (db: Queryable) => ({
  kinds: await listKinds(db),
  oldestEventSeconds: (await findOldestEventSeconds(db)) ?? 0,
});

const QUEUES: readonly Queue[] = ['jobs', 'events'];

/** As metrics. Without figures, as while the database does not answer, they are absent, which an alert can notice. */
export function workFamilies(figures: WorkFigures | null): Family[] {
  const kinds = figures?.kinds ?? [];
  const byQueue = (of: 'parked' | 'late'): Sample[] =>
    figures === null
      ? []
      : QUEUES.map((queue) => ({
          labels: { queue },
          value: kinds.filter((row) => row.queue === queue).reduce((sum, row) => sum + row[of], 0),
        }));
  const byKind = (of: 'parked' | 'waiting' | 'oldest_seconds'): Sample[] =>
    kinds.map((row) => ({ labels: { queue: row.queue, kind: row.kind }, value: row[of] }));
  const family = (name: string, help: string, samples: Sample[]): Family => ({
    name,
    help,
    type: 'gauge',
    samples,
  });
  return [
    family('work_parked', 'jobs and events that failed too often', byQueue('parked')),
    family('work_late', 'jobs and events that wait for over a minute', byQueue('late')),
    family('work_kind_parked', 'the same as work_parked, by kind', byKind('parked')),
    family('work_kind_waiting', 'jobs and events that wait, also for their time', byKind('waiting')),
    family('work_kind_oldest_seconds', 'how long the oldest one has been due', byKind('oldest_seconds')),
    family(
      'outbox_oldest_seconds',
      'age of the oldest event that waits',
      figures === null ? [] : [{ value: figures.oldestEventSeconds }],
    ),
  ];
}
