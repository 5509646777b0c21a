export {
  type Counters,
  createMemoryCounters as inMemory,
  createRedisCounters as inRedis,
} from './counters.ts';
export { type CountedCall, createLimits, type LimitRules, type Limits } from './limits.ts';
