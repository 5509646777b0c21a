import { AsyncLocalStorage } from 'node:async_hooks';

const timeoutOverride = new AsyncLocalStorage<number>();

/** Migrations and imports may take their time: calls made inside `run` are given `limitMs` before they count as lost. */
export const withTimeout = <Value>(limitMs: number, run: () => Promise<Value>): Promise<Value> =>
  timeoutOverride.run(limitMs, run);

export const timeoutOr = (usualMs: number): number => timeoutOverride.getStore() ?? usualMs;

export const hasTimeoutOverride = (): boolean => timeoutOverride.getStore() !== undefined;
