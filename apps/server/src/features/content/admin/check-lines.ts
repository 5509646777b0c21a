import { findOverlaps } from '@huarong/core/content';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { ContentRow } from '../content.queries.ts';
import { type JudgeDeps, judgeLines } from './judge-lines.ts';

interface NamedProblem {
  line: string;
  field: string;
  message: string;
}
type CheckRefusal =
  | { code: 'slot-taken' }
  | { code: 'slot-refused' | 'slot-warned'; count: number; reason: string; problems: NamedProblem[] };

/** Lines of a slot as a set would leave them; those that it changes have their name. */
export interface ChangedLines {
  all: readonly ContentRow[];
  changed: readonly { key: string; row: ContentRow }[];
}

const NAMED = 3;
const refuseWith = (code: 'slot-refused' | 'slot-warned', problems: NamedProblem[]) =>
  refuse({
    code,
    count: problems.length,
    reason: [...new Set(problems.map(({ message }) => message))].slice(0, NAMED).join('；'),
    problems,
  });

/**
 * Whether the changed lines may be published: texts that fit, offers that exist, links that lead somewhere, and one line
 * at a time for each position. What may be meant so is a warning, which staff read once.
 */
export async function checkLines(
  tx: Tx,
  deps: JudgeDeps,
  { all, changed }: ChangedLines,
  { isWarned }: { isWarned: boolean },
): Promise<Result<null, CheckRefusal>> {
  const judged = await judgeLines(
    tx,
    deps,
    changed.map(({ row }) => row),
  );
  const problems: NamedProblem[] = [];
  const warnings: NamedProblem[] = [];
  for (const [index, { key, row }] of changed.entries()) {
    const verdict = judged[index];
    // A line that nobody sees may be unfinished.
    if (!verdict || !row.is_live) continue;
    problems.push(...verdict.problems.map((problem) => ({ line: key, ...problem })));
    if (row.starts_at && row.ends_at && row.starts_at >= row.ends_at)
      problems.push({ line: key, field: 'endsAt', message: '结束时间要晚于开始时间' });
    if (verdict.hiddenBecause)
      warnings.push({ line: key, field: 'content', message: `「${row.content}」${verdict.hiddenBecause}` });
    const { state, text } = verdict.linkCheck;
    if (state === 'off-sale' || state === 'redirected')
      warnings.push({ line: key, field: 'link', message: `「${row.content}」的链接：${text}` });
  }
  if (problems.length > 0) return refuseWith('slot-refused', problems);
  if (overlaps(all)) return refuse({ code: 'slot-taken' });
  return warnings.length > 0 && !isWarned ? refuseWith('slot-warned', warnings) : accept(null);
}

const overlaps = (rows: readonly ContentRow[]): boolean =>
  (['text', 'image'] as const).some(
    (kind) =>
      findOverlaps(
        rows
          .filter((row) => row.kind === kind)
          .map((row) => ({
            key: String(row.id),
            position: row.position,
            startsAt: row.starts_at?.getTime() ?? null,
            endsAt: row.ends_at?.getTime() ?? null,
            isLive: row.is_live,
          })),
      ).length > 0,
  );
