export { type Counters, inMemory, inRedis } from './counters.ts';
export { type CountedCall, createLimits, type LimitRules, type Limits } from './limits.ts';
