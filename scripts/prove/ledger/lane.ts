import type { PaymentDeps } from '../../../apps/server/src/features/payment/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import type { Model } from './model.ts';

/** One member's way through the run: her own row of chances, her own model, nobody else's rows. */
export interface Lane {
  db: Database;
  deps: PaymentDeps;
  model: Model;
  random: () => number;
  /** What the shop did otherwise than the model. */
  violations: string[];
  /** Counts up; makes every reference of the lane its own. */
  nth: number;
}

export const below = ({ random }: Lane, limit: number): number => Math.floor(random() * limit);
export const pick = <Item>(lane: Lane, items: readonly Item[]): Item | undefined =>
  items[below(lane, items.length)];
export const newReference = (lane: Lane): string => `${lane.model.memberId}-${++lane.nth}`;

export function expectSame(lane: Lane, what: string, found: unknown, expected: unknown): boolean {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame)
    lane.violations.push(
      `${what} of ${lane.model.memberId}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
    );
  return isSame;
}

/** Thrown to leave a transaction with nothing written. */
export class Undone extends Error {
  override name = 'Undone';
  why: string;
  constructor(why: string) {
    super(why);
    this.why = why;
  }
}
/** Why the work was undone; null when it was done. */
export async function outcomeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Undone) return error.why;
    if (error instanceof RangeError) return 'range';
    throw error;
  }
}
