/** One way somebody may try to get in, and how far it got. */
export interface Outcome {
  attack: string;
  tries: number;
  /** How many did what they were meant to do. */
  through: number;
  /** How many may, by the rules. */
  allowed: number;
  note?: string;
}

export const hasHeld = ({ through, allowed }: Outcome) => through <= allowed;

export const lineOf = (outcome: Outcome): string => {
  const { attack, tries, through, allowed, note } = outcome;
  const counts = `${String(tries).padStart(7)} tried ${String(through).padStart(5)} through, ${allowed} allowed`;
  return `${hasHeld(outcome) ? 'held  ' : 'BROKEN'}${counts}  ${attack}${note ? `  (${note})` : ''}`;
};

/** So many at a time, until all are done. */
export async function inWaves<Value>(
  count: number,
  wave: number,
  run: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let from = 0; from < count; from += wave) {
    const size = Math.min(wave, count - from);
    values.push(...(await Promise.all(Array.from({ length: size }, (_none, index) => run(from + index)))));
  }
  return values;
}
