export {
  type Counters,
  createMemoryCounters,
  createRedisCounters,
} from './counters.ts';
export { type CountedCall, createLimits, type LimitRules, type Limits } from './limits.ts';
