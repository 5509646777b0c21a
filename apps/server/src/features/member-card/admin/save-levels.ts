import { type CardLevels, type CardType, findLevelsProblem } from '@huarong/core/points';
import { accept, fen, mapValues, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { cancelLevels, insertLevels, levelsOf, listLevelRows, lockLevels } from '../../card-levels/index.ts';
import { readSetting } from '../../settings/index.ts';
import { levelsChangedJob } from '../member-card-jobs.ts';

/** Levels as the calls take them. */
interface LevelValues {
  months: number;
  blackFen: number;
  goldFen: number;
  pointsPercent: CardLevels['pointsPercent'];
  freeFromFen: readonly Record<CardType, number>[];
  benefits: CardLevels['benefits'];
}

export async function readLevelValues(
  db: Queryable,
  { blackFen, goldFen, freeFromFen, ...rest }: LevelValues,
) {
  const freeFrom = freeFromFen.map((row) => mapValues(row, (amount) => fen(amount)));
  const freight = await readSetting(db, 'freight');
  const freightRegions = freight.remote.map(({ provinces }) => provinces);
  const levels: CardLevels = {
    ...{ ...rest, BLACK: fen(blackFen), GOLD: fen(goldFen), freeFrom, freightRegions },
  };
  const problem = findLevelsProblem(levels, freight);
  return problem === null ? accept(levels) : refuse({ code: 'levels-refused' as const, reason: problem });
}

export const presentLevels = ({ months, BLACK, GOLD, pointsPercent, freeFrom, benefits }: CardLevels) => ({
  ...{ months, blackFen: BLACK as number, goldFen: GOLD as number, pointsPercent: { ...pointsPercent } },
  freeFromFen: freeFrom.map((row) => mapValues(row, (amount): number => amount)),
  benefits: benefits.map(({ name, values }) => ({ name, values: { ...values } })),
});

const YEAR_MS = 366 * 86_400_000;

export interface NewLevels {
  values: LevelValues;
  effectiveAt: string | null;
  seenId: string | null;
}

/** Whether levels can be saved now; locks them, so that the answer holds until the end of the transaction. */
export async function checkLevels(db: Tx, input: NewLevels) {
  const read = await readLevelValues(db, input.values);
  if (!read.ok) return read;
  await lockLevels(db);
  const now = await readClock(db);
  const rows = await listLevelRows(db);
  if (String(rows[0]?.id ?? '') !== (input.seenId ?? '')) return refuse({ code: 'levels-changed' as const });
  if (rows.some((row) => row.cancelled_at === null && row.effective_at > now))
    return refuse({ code: 'levels-planned' as const });
  const effectiveAt = input.effectiveAt === null ? now : new Date(input.effectiveAt);
  if (effectiveAt < now) return refuse({ code: 'levels-refused' as const, reason: '生效的时间已经过了' });
  if (effectiveAt.getTime() > now.getTime() + YEAR_MS)
    return refuse({ code: 'levels-refused' as const, reason: '生效的时间须在一年之内' });
  return accept({ levels: read.value, effectiveAt });
}

/** Other levels, at once or from a time on. Whoever reaches a better card gets it by a job then. */
export async function saveLevels(
  db: Tx,
  { levels, effectiveAt }: { levels: CardLevels; effectiveAt: Date },
  { reason, staffId }: { reason: string; staffId: number },
): Promise<string> {
  const levelId = await insertLevels(db, levels, { effectiveAt, reason, staffId });
  await scheduleJob(db, levelsChangedJob, {
    uniqueKey: `${levelId}:`,
    runAt: effectiveAt,
    payload: { levelId, after: '' },
  });
  return String(levelId);
}

export async function cancelPlanned({ db }: AdminWriteContext, levelId: number) {
  await lockLevels(db);
  return (await cancelLevels(db, levelId)) ? accept(null) : refuse({ code: 'levels-begun' as const });
}

/** Every row with what became of it, newest first. */
export function presentHistory(rows: Awaited<ReturnType<typeof listLevelRows>>, now: Date) {
  const begun = rows.filter((row) => row.cancelled_at === null && row.effective_at <= now);
  const current = begun.toSorted(
    (a, b) => b.effective_at.getTime() - a.effective_at.getTime() || b.id - a.id,
  )[0];
  return rows.map((row) => ({
    ...presentLevels(levelsOf(row)),
    levelId: String(row.id),
    effectiveAt: row.effective_at.toISOString(),
    madeBy: row.name,
    madeAt: row.made_at.toISOString(),
    reason: row.reason,
    state:
      row.cancelled_at !== null
        ? ('cancelled' as const)
        : row.effective_at > now
          ? ('planned' as const)
          : row.id === current?.id
            ? ('current' as const)
            : ('past' as const),
  }));
}
