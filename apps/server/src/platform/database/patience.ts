import { AsyncLocalStorage } from 'node:async_hooks';

const patience = new AsyncLocalStorage<number>();

/** Migrations and imports may take their time: calls made inside `run` are given `limitMs` before they count as lost. */
export const withPatience = <Value>(limitMs: number, run: () => Promise<Value>): Promise<Value> =>
  patience.run(limitMs, run);

export const patienceOr = (usualMs: number): number => patience.getStore() ?? usualMs;

export const hasPatience = (): boolean => patience.getStore() !== undefined;
