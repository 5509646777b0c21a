import type { DueEvent, DueSet } from './plan-rows.ts';

/**
 * What happens to the sets until a moment, in order. A draft, or a set that waits, is taken as if it were published now. At the
 * same time restoring comes first.
 */
export function listEvents(sets: readonly DueSet[], { now, at }: { now: Date; at: Date }): DueEvent[] {
  const later = (time: Date | null) => (time !== null && time > now ? time : now);
  return (
    sets
      .flatMap((set): DueEvent[] => {
        const applies: DueEvent = { set, change: 'applies', at: later(set.applyAt) };
        const restores: DueEvent = { set, change: 'restores', at: later(set.restoreAt) };
        if (set.state === 'applied') return [restores];
        return set.restoreAt === null ? [applies] : [applies, restores];
      })
      // A moment is a whole minute, so that of now is a little earlier.
      .filter((event) => event.at <= later(at))
      .toSorted(
        (a, b) =>
          a.at.getTime() - b.at.getTime() ||
          Number(a.change === 'applies') - Number(b.change === 'applies') ||
          a.set.id - b.set.id,
      )
  );
}
