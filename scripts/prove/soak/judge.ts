/** The memory of a process at one moment, in megabytes. */
export interface MemoryFigures {
  /** What the system gave it. */
  resident: number;
  /** What its objects take, some of them no longer in use. */
  heap: number;
}

export interface SoakFigures {
  /** After the warm-up, without load. */
  start: MemoryFigures;
  /** At the end of each minute of load. */
  minutes: readonly MemoryFigures[];
  /** After the load ended and caches had time to expire. */
  rest: MemoryFigures;
}

export interface Verdict {
  isFlat: boolean;
  isBack: boolean;
  sentences: string[];
}

/** So much more is not called growth. */
const TOLERANCE = 1.1;

/**
 * Flat: the last third of the minutes takes at most a tenth more than the third before it. Back: after the rest the
 * process takes at most a tenth more than at the start or than in its first minute, when its caches were filled.
 */
export function judgeSoak({ start, minutes, rest }: SoakFigures): Verdict {
  const third = Math.max(1, Math.floor(minutes.length / 3));
  const late = middle(minutes.slice(-third));
  const before = middle(minutes.slice(-2 * third, -third));
  const isFlat = minutes.length < 2 || late <= before * TOLERANCE;
  const allowed = Math.max(start.resident, minutes[0]?.resident ?? 0) * TOLERANCE;
  const isBack = rest.resident <= allowed;
  return {
    isFlat,
    isBack,
    sentences: [
      `${isFlat ? 'flat' : 'NOT FLAT'}: ${late} MB in the last third, ${before} MB in the third before it`,
      `${isBack ? 'back' : 'NOT BACK'}: ${rest.resident} MB after the rest, at most ${Math.round(allowed)} MB allowed`,
    ],
  };
}

function middle(minutes: readonly MemoryFigures[]): number {
  const sorted = minutes.map(({ resident }) => resident).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
