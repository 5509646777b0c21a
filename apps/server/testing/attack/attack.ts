/** One way somebody may try to get in, and how far it got. */
export interface Outcome {
  attack: string;
  tries: number;
  /** How many did what they were meant to do. */
  succeeded: number;
  /** How many may, by the rules. */
  allowed: number;
  note?: string;
}

export const isWithinLimit = ({ succeeded, allowed }: Outcome) => succeeded <= allowed;

export const lineOf = (outcome: Outcome): string => {
  const { attack, tries, succeeded, allowed, note } = outcome;
  const counts = `${String(tries).padStart(7)} tried ${String(succeeded).padStart(5)} through, ${allowed} allowed`;
  return `${isWithinLimit(outcome) ? 'held  ' : 'BROKEN'}${counts}  ${attack}${note ? `  (${note})` : ''}`;
};

/** So many at a time, until all are done. */
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
