import { SLOT_RULES, shownAt, slotRule } from '@huarong/core/content';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { type JudgeDeps, judgeLines } from './judge-lines.ts';
import { countDrafts, countLines, type LineRow, listLastEdits, listLines } from './slots.queries.ts';

const MAP_DAYS = 7;
const NAMED = 3;
/** A slot that will be empty sooner is to be looked at. */
const SOON_MS = 7 * 86_400_000;

/** Every slot: those that pages have a place for, then those that only the data know. */
export async function listSlots(db: Database, deps: JudgeDeps) {
  const now = await readClock(db);
  const rows = await listLines(db);
  const judged = await judgeLines(db, deps, rows);
  const verdicts = new Map(rows.map((row, index) => [row.id, judged[index]!]));
  const bySlot = Map.groupBy(rows, ({ location_label }) => location_label);
  const [lastEdits, drafts, figuresOf] = [
    await listLastEdits(db),
    await countDrafts(db),
    await countLines(db, MAP_DAYS),
  ];
  const named = SLOT_RULES.map(({ label }) => label);
  const labels = [...named, ...[...bySlot.keys()].filter((label) => !named.includes(label))];
  const slots = labels.map((label) => {
    const lines = bySlot.get(label) ?? [];
    const { name, where, page, kind } = slotRule(label, lines[0]?.kind ?? 'text');
    const shown = linesAt(lines, now.getTime()).filter(({ id }) => verdicts.get(id)?.shown);
    const next = nextOf(lines, now);
    const emptyAt = emptyAtOf(lines, now);
    const last = lastEdits.get(label);
    const figures = lines.map(({ id }) => figuresOf(id));
    return {
      label,
      name,
      where,
      page,
      kind: lines[0]?.kind ?? kind,
      liveCount: shown.length,
      now:
        shown.length === 0
          ? null
          : {
              text: shown
                .slice(0, NAMED)
                .map(({ id }) => plain(verdicts.get(id)?.shown?.content ?? ''))
                .join('、'),
              imagePath: shown[0]?.image_path ?? null,
            },
      next,
      emptyAt,
      last: last ? { by: last.by, at: last.at.toISOString() } : null,
      draftCount: drafts.get(label) ?? 0,
      problems: [
        ...lines
          .filter((line) => line.is_live && !(line.ends_at && line.ends_at <= now))
          .flatMap(({ id, content }) =>
            (verdicts.get(id)?.problems ?? []).map(({ message }) => `「${plain(content)}」${message}`),
          ),
        ...(emptyAt !== null && Date.parse(emptyAt) - now.getTime() < SOON_MS ? ['不久之后没有内容'] : []),
      ],
      clicks: figures.reduce((sum, { clicks }) => sum + clicks, 0),
      orders: figures.reduce((sum, { orders }) => sum + orders, 0),
    };
  });
  return { now: now.toISOString(), slots };
}

/** Titles have a slash where a line ends. */
const plain = (text: string): string => text.replaceAll('/', '');

const planOf = (row: LineRow) => ({
  ...row,
  key: String(row.id),
  startsAt: row.starts_at?.getTime() ?? null,
  endsAt: row.ends_at?.getTime() ?? null,
  isLive: row.is_live,
});
const linesAt = (rows: readonly LineRow[], at: number) => shownAt(rows.map(planOf), at);

function nextOf(rows: readonly LineRow[], now: Date) {
  const [next] = rows
    .filter(({ is_live, starts_at }) => is_live && starts_at !== null && starts_at > now)
    .sort((a, b) => a.starts_at!.getTime() - b.starts_at!.getTime());
  return next
    ? { text: plain(next.content), at: next.starts_at!.toISOString(), position: next.position }
    : null;
}

/** The end after which no line is shown any more. */
function emptyAtOf(rows: readonly LineRow[], now: Date): string | null {
  const ends = rows.flatMap(({ is_live, ends_at }) => (is_live && ends_at && ends_at > now ? [ends_at] : []));
  const empty = ends
    .sort((a, b) => a.getTime() - b.getTime())
    .find((end) => linesAt(rows, end.getTime()).length === 0);
  return empty?.toISOString() ?? null;
}
