import type { Family } from '#platform/metrics';
import type { PartitionedTable } from './month-partitions.ts';

/** Without figures, as while the database does not answer, the metric has no values. */
export const partitionFamilies = (tables: readonly PartitionedTable[] | null): Family[] => [
  {
    name: 'partition_months_ahead',
    help: 'Months after the current one that have a partition',
    type: 'gauge',
    samples: (tables ?? []).map(({ table, monthsAhead }) => ({ labels: { table }, value: monthsAhead })),
  },
];
