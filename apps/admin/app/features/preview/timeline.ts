import type { Choices } from './types.ts';

/** A moment at which something changes, and where it is on the bar. */
export interface Stop {
  at: string;
  percent: number;
  /** What changes; of now nothing. */
  titles: string[];
}

type Group = 'offers' | 'pages' | 'plans';
interface Bar {
  group: Group;
  /** Bars of one row do not cover each other. */
  row: number;
  from: number;
  to: number;
}

interface Timeline {
  stops: Stop[];
  bars: Bar[];
  positionOf: (at: string) => number;
}

const DAY_MS = 86_400_000;
const SHORTEST_MS = 7 * DAY_MS;
const LONGEST_MS = 60 * DAY_MS;
const MOST_ROWS = 6;
type Kind = Choices['spans'][number]['kind'];
const GROUPS: Record<Kind, Group> = {
  ...{ promotion: 'offers', presale: 'offers', set: 'offers', coupon: 'offers' },
  ...{ content: 'pages', section: 'pages', campaign: 'pages' },
  plan: 'plans',
};

/** The moments from now on, the earliest first, and what lasts between them. Later than two months is at the end of the bar. */
export function buildTimeline(
  { now, moments, spans }: Pick<Choices, 'now' | 'moments' | 'spans'>,
  chosen: string | null,
): Timeline {
  const start = Date.parse(now);
  const byTime = Map.groupBy(moments, ({ at }) => Date.parse(at));
  const times = [...byTime.keys()].filter((time) => time > start).sort((a, b) => a - b);
  const near = times.filter((time) => time - start <= LONGEST_MS).at(-1) ?? start;
  const end = Math.max(near, start + SHORTEST_MS, chosen === null ? 0 : Date.parse(chosen));
  const percentOf = (time: number) => Math.min(100, Math.max(0, ((time - start) / (end - start)) * 100));
  const stops = [
    { at: new Date(start).toISOString(), percent: 0, titles: [] },
    ...times.map((time) => ({
      at: new Date(time).toISOString(),
      percent: percentOf(time),
      titles: (byTime.get(time) ?? []).map(
        ({ title, change }) => `${title}${change === 'begins' ? '开始' : '结束'}`,
      ),
    })),
  ];
  const bars = spans.flatMap(({ kind, from, to }) => {
    const [left, right] = [percentOf(from ? Date.parse(from) : start), percentOf(to ? Date.parse(to) : end)];
    // What covers the whole bar says nothing, and what is later is not on it.
    return (left === 0 && right === 100) || right <= left
      ? []
      : [{ group: GROUPS[kind], from: left, to: right }];
  });
  return { stops, bars: inRows(bars), positionOf: (at) => percentOf(Date.parse(at)) };
}

/** What begins first is above. Of bars that look the same one is enough; what has no row left is known by its stop alone. */
function inRows(bars: readonly Omit<Bar, 'row'>[]): Bar[] {
  const ends: number[] = [];
  const different = new Map(bars.map((bar) => [`${bar.group} ${bar.from} ${bar.to}`, bar]));
  return [...different.values()]
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .flatMap((bar): Bar[] => {
      const free = ends.findIndex((end) => end <= bar.from);
      const row = free === -1 ? ends.length : free;
      if (row >= MOST_ROWS) return [];
      ends[row] = bar.to;
      return [{ ...bar, row }];
    });
}

/** The stop that a key leads to; null for the moment of now. */
export function stepFrom(stops: readonly Stop[], at: string | null, step: 1 | -1): Stop | undefined {
  const time = at === null ? Date.parse(stops[0]?.at ?? '') : Date.parse(at);
  const isBeyond = (stop: Stop) => (step > 0 ? Date.parse(stop.at) > time : Date.parse(stop.at) < time);
  return step > 0 ? stops.find(isBeyond) : stops.findLast(isBeyond);
}

/** The stop nearest to a place on the bar. */
export const nearestStop = (stops: readonly Stop[], percent: number): Stop | undefined =>
  stops.reduce<Stop | undefined>(
    (best, stop) =>
      best && Math.abs(best.percent - percent) <= Math.abs(stop.percent - percent) ? best : stop,
    undefined,
  );

const LABEL_PERCENT = 7;
/** Stops whose day can be written without covering another: always the first and the last. */
export function labelledStops(stops: readonly Stop[]): Stop[] {
  const last = stops.at(-1);
  const labelled: Stop[] = [];
  for (const stop of stops) {
    const before = labelled.at(-1);
    const isFree = !before || stop.percent - before.percent >= LABEL_PERCENT;
    if (isFree && (stop === last || !last || last.percent - stop.percent >= LABEL_PERCENT))
      labelled.push(stop);
  }
  return labelled;
}
