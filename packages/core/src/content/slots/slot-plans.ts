/** When a line is shown at its position. Null: always been, or for ever. */
export interface PlannedLine {
  key: string;
  position: number;
  startsAt: number | null;
  endsAt: number | null;
  isLive: boolean;
}

const startOf = ({ startsAt }: Pick<PlannedLine, 'startsAt'>) => startsAt ?? Number.NEGATIVE_INFINITY;
const endOf = ({ endsAt }: Pick<PlannedLine, 'endsAt'>) => endsAt ?? Number.POSITIVE_INFINITY;
const timeOf = (at: number): number | null => (Number.isFinite(at) ? at : null);

const overlap = (a: PlannedLine, b: PlannedLine): boolean =>
  a.isLive && b.isLive && a.position === b.position && startOf(a) < endOf(b) && startOf(b) < endOf(a);

/** Live lines of one position that would be shown at the same time. */
export const findOverlaps = (lines: readonly PlannedLine[]): [string, string][] =>
  lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .flatMap((other): [string, string][] => (overlap(line, other) ? [[line.key, other.key]] : [])),
  );

/** What happens to the other lines of a position when one is to be shown for a time. */
export interface Room {
  /** Lines whose time changes. */
  moved: { key: string; startsAt: number | null; endsAt: number | null }[];
  /** Lines that are shown again afterwards, as a copy. */
  resumed: { key: string; startsAt: number; endsAt: number | null }[];
  /** Lines that would never be shown. */
  hidden: string[];
}

/** Makes room for a line: until it begins and after it ends the position shows what it showed before. */
export function makeRoom(
  lines: readonly PlannedLine[],
  plan: Pick<PlannedLine, 'position' | 'startsAt' | 'endsAt'>,
): Room {
  const room: Room = { moved: [], resumed: [], hidden: [] };
  const [from, until] = [startOf(plan), endOf(plan)];
  for (const line of lines) {
    if (!overlap(line, { ...plan, key: '', isLive: true })) continue;
    const hasBefore = startOf(line) < from;
    const hasAfter = endOf(line) > until;
    if (hasBefore) room.moved.push({ key: line.key, startsAt: line.startsAt, endsAt: timeOf(from) });
    else if (hasAfter) room.moved.push({ key: line.key, startsAt: timeOf(until), endsAt: line.endsAt });
    else room.hidden.push(line.key);
    if (hasBefore && hasAfter) room.resumed.push({ key: line.key, startsAt: until, endsAt: line.endsAt });
  }
  return room;
}

/** The line that a position shows at a moment. */
export const shownAt = <Line extends PlannedLine>(lines: readonly Line[], at: number): Line[] =>
  lines.filter((line) => line.isLive && startOf(line) <= at && at < endOf(line));
