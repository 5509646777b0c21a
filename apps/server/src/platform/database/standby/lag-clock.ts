/** How long behind a standby is, from positions in the write-ahead log. */
export interface LagClock {
  /** The primary had written up to here. */
  note: (position: number, atMs: number) => void;
  /** Milliseconds since the primary was where the standby is; 0 when it has replayed everything, null when unknown. */
  lagOf: (replayed: number, nowMs: number) => number | null;
}

/** Positions remembered: one for each second of a minute. An older standby is too far behind to be used anyway. */
const REMEMBERED = 60;

/**
 * The standby's own clock says how old its last transaction is, which grows while nobody writes. So the positions of the
 * primary are remembered with their times instead.
 */
export function createLagClock(): LagClock {
  let noted: { position: number; atMs: number }[] = [];
  return {
    note(position, atMs) {
      noted = [...noted.slice(1 - REMEMBERED), { position, atMs }];
    },
    lagOf(replayed, nowMs) {
      // The first position that is missing was written after the one before it was noted.
      const missing = noted.findIndex(({ position }) => position > replayed);
      if (noted.length === 0 || missing === 0) return null;
      return missing === -1 ? 0 : nowMs - noted[missing - 1]!.atMs;
    },
  };
}
