import { AsyncLocalStorage } from 'node:async_hooks';

const timeoutOverride = new AsyncLocalStorage<number>();

/** Gives database calls made inside `run` a timeout of `limitMs`, for migrations and imports that need longer than usual. */
export const withTimeout = <Value>(limitMs: number, run: () => Promise<Value>): Promise<Value> =>
  timeoutOverride.run(limitMs, run);

export const timeoutOr = (usualMs: number): number => timeoutOverride.getStore() ?? usualMs;

export const hasTimeoutOverride = (): boolean => timeoutOverride.getStore() !== undefined;
