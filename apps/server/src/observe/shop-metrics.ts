import type { Config } from '#platform/config';
import { databaseFamilies, type OpenDatabase } from '#platform/database';
import { type Family, gauge, type MetricSource, readRarely } from '#platform/metrics';
import { listPartitionedTables, partitionFamilies } from '#platform/partitions';
import { type PublishedCache, publishedFamilies } from '#platform/published';
import { countOpenDiscrepancies } from '../features/payment/index.ts';
import { readWorkFigures, workFamilies } from '../features/system/index.ts';
import type { Sources } from '../open-sources.ts';

/** What every process has: its release, its connections, and the work that the database holds. */
export function processMetrics(config: Config, database: OpenDatabase): MetricSource[] {
  const readWork = readRarely(() => readWorkFigures(database.workDb));
  const readDifferences = readRarely(() => countOpenDiscrepancies(database.workDb));
  const readPartitions = readRarely(() => listPartitionedTables(database.workDb));
  return [
    () => [infoFamily(config)],
    () => databaseFamilies(database.figures()),
    async () => workFamilies(await readWork()),
    async () => [differenceFamily(await readDifferences())],
    async () => partitionFamilies(await readPartitions()),
  ];
}

/** What a process that serves pages holds in memory. */
export function pageMetrics(
  published: PublishedCache,
  { catalogue, searchIndex, eventBuffer }: Pick<Sources, 'catalogue' | 'searchIndex' | 'eventBuffer'>,
  isRedisUp: () => boolean | null,
): MetricSource[] {
  return [
    () => publishedFamilies(published.figures()),
    () => {
      const index = searchIndex.status();
      const redis = isRedisUp();
      return [
        gauge('catalogue_products', 'Products in memory', catalogue.current().products.size),
        gauge('catalogue_age_seconds', 'Time since the catalogue was read', secondsSince(catalogue.readAt())),
        gauge('search_index_products', 'Products in the search index', index?.products ?? null),
        gauge(
          'search_index_age_seconds',
          'Time since the search index was built',
          index && secondsSince(index.builtAt),
        ),
        gauge(
          'analytics_waiting_bytes',
          'Events of pages that are not stored yet',
          eventBuffer.waitingBytes(),
        ),
        gauge(
          'redis_up',
          'Whether rate limits are counted in Redis; absent without it',
          redis === null ? null : Number(redis),
        ),
      ];
    },
  ];
}

const secondsSince = (time: Date) => (Date.now() - time.getTime()) / 1000;

const infoFamily = ({ release, role, mode }: Config): Family => ({
  name: 'shop_info',
  help: 'The release of this process, its role and its mode',
  type: 'gauge',
  samples: [{ labels: { release, role, mode }, value: 1 }],
});

const PROVIDERS = ['alipay', 'wechat'];

const differenceFamily = (found: { provider: string; count: number }[] | null): Family => ({
  name: 'reconciliation_differences',
  help: 'Differences to a payment provider that nobody has resolved',
  type: 'gauge',
  samples:
    found === null
      ? []
      : [...new Set([...PROVIDERS, ...found.map(({ provider }) => provider)])].map((provider) => ({
          labels: { provider },
          value: found.find((row) => row.provider === provider)?.count ?? 0,
        })),
});
