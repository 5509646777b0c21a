import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { identityRoutes } from '@huarong/contract/identity';
import { encodeBase64 } from '@huarong/core/identity';
import { inBatches, type Outcome } from './attack.ts';
import type { Target } from './open-target.ts';

const SMALLEST_P = 0.01;
const LOOP_DELAY_MS = 100;
const IDLE_MS = 3_000;

/** Calls whose response time might reveal whether an account exists. */
const PROBES = {
  'a wrong password': (target: Target, mobile: string) => target.logIn(mobile, 'wrong-1234'),
  'a forgotten password': (target: Target, mobile: string) =>
    target.call(identityRoutes.forgotPassword, { loginId: encodeBase64(mobile) }),
  'a code to reset it': (target: Target, mobile: string) =>
    target.call(identityRoutes.smsCode, { mobile, purpose: 'reset' }),
};
export type Probe = keyof typeof PROBES;

/** Compares response times of existing and unknown accounts, in turns, so that machine load affects both. */
export async function compareTimings(target: Target, samples: number, probe: Probe): Promise<Outcome> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples + 10; round++) {
    const mobiles = [`1380000000${1 + (round % 3)}`, `1380001000${1 + (round % 3)}`] as const;
    const order = round % 2 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) {
      await target.db.deleteFrom('attempt_count').execute();
      await target.db.deleteFrom('verification_code').execute();
      const startedAt = performance.now();
      await PROBES[probe](target, mobiles[which]);
      // The first rounds are a warm-up.
      if (round >= 10) times[which === 0 ? 'known' : 'unknown'].push(performance.now() - startedAt);
    }
  }
  const p = mannWhitney(times.known, times.unknown);
  const apart = Math.abs(median(times.known) / median(times.unknown) - 1);
  return {
    attack: `telling accounts apart by the clock, by ${probe}`,
    tries: samples * 2,
    succeeded: p < SMALLEST_P || apart > 0.1 ? 1 : 0,
    allowed: 0,
    note: `medians ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms, p = ${p.toFixed(3)}`,
  };
}

/** The event-loop delay with twenty logins in flight, less the delay of an idle server on this machine. */
export async function hashManyPasswords(target: Target, logins: number): Promise<Outcome> {
  const idle = await loopDelayDuring(() => setTimeout(IDLE_MS));
  const busy = await loopDelayDuring(() =>
    inBatches(logins, 20, (index) => target.logIn(`1380002${String(index).padStart(4, '0')}`, 'wrong-1234')),
  );
  return {
    attack: '20 logins in flight: event-loop delay p99 in ms',
    tries: logins,
    succeeded: Math.max(0, Math.round(busy - idle)),
    allowed: LOOP_DELAY_MS,
    note: `${busy.toFixed(0)} ms, ${idle.toFixed(0)} ms of it with nobody there`,
  };
}

async function loopDelayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The p-value of the Mann–Whitney U test (normal approximation). */
function mannWhitney(a: number[], b: number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((one, other) => one.value - other.value);
  const rankSum = all.reduce((sum, { isA }, index) => sum + (isA ? index + 1 : 0), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs((u - mean) / deviation)));
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = powers.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
  return 1 - (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
