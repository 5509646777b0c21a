import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '#platform/log';
import { defineCounter } from '#platform/metrics';

export interface Allowance {
  name: string;
  calls: number;
  seconds: number;
}
export interface Counters {
  limiter: (allowance: Allowance) => RateLimiterAbstract;
  /** Null where no other service counts. */
  isRedisUp: () => boolean | null;
  close: () => void;
}

const redisFailures = defineCounter('redis_failures_total', 'Connections to Redis that failed');

/** Longer than a healthy Redis ever takes; requests do not wait longer for an unhealthy one. */
const REDIS_TIMEOUT_MS = 200;

/** Counters of this process alone. */
export const createMemoryCounters = (): Counters => ({
  limiter: ({ name, calls, seconds }) =>
    new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds }),
  isRedisUp: () => null,
  close: () => undefined,
});

/** Counters that all replicas share. While Redis is unavailable each replica counts by itself. */
export function createRedisCounters(url: string, log: Log): Counters {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(5_000, attempt * 200),
  });
  redis.on('error', (error) => {
    redisFailures.add({});
    log.warn({ err: error }, 'redis: limits are counted in memory');
  });
  const memory = createMemoryCounters();
  return {
    limiter: (allowance) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `huarong:${allowance.name}`,
        points: allowance.calls,
        duration: allowance.seconds,
        insuranceLimiter: memory.limiter(allowance),
      }),
    isRedisUp: () => redis.status === 'ready',
    close: () => redis.disconnect(),
  };
}
