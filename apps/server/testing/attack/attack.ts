import type { AttackedShop } from './open-attacked-shop.ts';

/** One kind of attack and its result. */
export interface Outcome {
  attack: string;
  tries: number;
  /** How many attempts succeeded. */
  succeeded: number;
  /** How many may succeed by the rules. */
  allowed: number;
  note?: string;
}

export const isWithinLimit = ({ succeeded, allowed }: Outcome) => succeeded <= allowed;

export const lineOf = (outcome: Outcome): string => {
  const { attack, tries, succeeded, allowed, note } = outcome;
  const counts = `${String(tries).padStart(7)} tried ${String(succeeded).padStart(5)} succeeded, ${allowed} allowed`;
  return `${isWithinLimit(outcome) ? 'held  ' : 'BROKEN'}${counts}  ${attack}${note ? `  (${note})` : ''}`;
};

/** Runs all tasks, at most `batchSize` at a time. */
export async function inBatches<Value>(
  count: number,
  batchSize: number,
  run: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let from = 0; from < count; from += batchSize) {
    const size = Math.min(batchSize, count - from);
    values.push(...(await Promise.all(Array.from({ length: size }, (_none, index) => run(from + index)))));
  }
  return values;
}

/** What came of an attack: it is held when every attempt was. */
export interface AttackResult {
  /** Attempts made. */
  tried: number;
  /** Attempts that the shop withstood as it should. */
  held: number;
  /** What was measured, or which attempt went through. */
  notes: string;
}
/** One attack on a running shop: a file of `attacks/` exports one as default, and `npm run attack` finds it there. */
export interface Attack {
  name: string;
  run: (shop: AttackedShop) => Promise<AttackResult | (AttackResult & { name: string })[]>;
}

/** Counts the attempts that hold, and notes the first that do not. */
export function resultOf(attempts: readonly { what: string; isHeld: boolean }[], note = ''): AttackResult {
  const broken = attempts.filter(({ isHeld }) => !isHeld).map(({ what }) => what);
  const shown = broken.length > 3 ? [...broken.slice(0, 3), `and ${broken.length - 3} more`] : broken;
  return {
    tried: attempts.length,
    held: attempts.length - broken.length,
    notes: [note, ...shown].filter((part) => part !== '').join('; '),
  };
}
