import type { PaymentDeps } from '../../../apps/server/src/features/payment/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import type { Model } from './model.ts';

/** One member of the run, with its own random numbers, model and rows. */
export interface Worker {
  db: Database;
  deps: PaymentDeps;
  model: Model;
  random: () => number;
  /** Differences between the shop and the model. */
  violations: string[];
  /** Counts up, so that every reference of the worker is unique. */
  nth: number;
}

export const below = ({ random }: Worker, limit: number): number => Math.floor(random() * limit);
export const pick = <Item>(worker: Worker, items: readonly Item[]): Item | undefined =>
  items[below(worker, items.length)];
export const newReference = (worker: Worker): string => `${worker.model.memberId}-${++worker.nth}`;

export function expectSame(worker: Worker, what: string, found: unknown, expected: unknown): boolean {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame)
    worker.violations.push(
      `${what} of ${worker.model.memberId}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
    );
  return isSame;
}

/** Thrown to roll back a transaction. */
export class RolledBack extends Error {
  override name = 'Undone';
  why: string;
  constructor(why: string) {
    super(why);
    this.why = why;
  }
}
/** Why the work was rolled back; null when it was committed. */
export async function outcomeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof RolledBack) return error.why;
    if (error instanceof RangeError) return 'range';
    throw error;
  }
}
