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
