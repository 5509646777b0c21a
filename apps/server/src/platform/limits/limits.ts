import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance, Counters } from './counters.ts';

/** One call to be counted. */
export interface CountedCall {
  /** The rule it counts against. */
  rule: string;
  /** The caller: an account, a guest or a device. Absent: only the address is counted. */
  who?: string | undefined;
  address: string;
}
export interface Limits {
  /** Counts the call; returns the seconds to wait when the limit is exceeded, otherwise 0. */
  take: (call: CountedCall) => Promise<number>;
  isRedisUp: Counters['isRedisUp'];
  close: () => void;
}

export interface LimitRules {
  rules: Record<string, { calls: number; seconds: number }>;
  /** How many callers may share one address without being limited. */
  peoplePerAddress: number;
}

/** Counts each caller, and each address with a higher limit, because an office or a school shares one. */
export function createLimits({ rules, peoplePerAddress }: LimitRules, counters: Counters): Limits {
  const callers = new Map<string, RateLimiterAbstract>();
  const addresses = new Map<string, RateLimiterAbstract>();
  for (const [name, { calls, seconds }] of Object.entries(rules)) {
    const allowance: Allowance = { name, calls, seconds };
    callers.set(name, counters.limiter(allowance));
    addresses.set(
      name,
      counters.limiter({ ...allowance, name: `${name}@`, calls: calls * peoplePerAddress }),
    );
  }
  return {
    async take({ rule, who, address }) {
      const wait = who === undefined ? 0 : await consume(callers.get(rule), who);
      return wait > 0 ? wait : consume(addresses.get(rule), address);
    },
    isRedisUp: counters.isRedisUp,
    close: counters.close,
  };
}

async function consume(limiter: RateLimiterAbstract | undefined, key: string): Promise<number> {
  if (!limiter) return 0;
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
