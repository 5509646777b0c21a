import { type BenefitText, type CardLevels, DEFAULT_LEVELS, type TimedLevels } from '@huarong/core/points';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    card_level: {
      points_percent: JsonOf<CardLevels['pointsPercent']>;
      benefits: JsonOf<BenefitText[]>;
      free_from: JsonOf<CardLevels['freeFrom']> | null;
      freight_regions: JsonOf<NonNullable<CardLevels['freightRegions']>> | null;
    };
  }
}

interface LevelColumns {
  months: number;
  black_fen: number;
  gold_fen: number;
  points_percent: CardLevels['pointsPercent'];
  benefits: readonly BenefitText[];
  free_from: CardLevels['freeFrom'] | null;
  freight_regions: CardLevels['freightRegions'];
}
export const levelsOf = ({
  months,
  black_fen,
  gold_fen,
  points_percent,
  benefits,
  free_from,
  freight_regions,
}: LevelColumns): CardLevels => ({
  ...{ months, BLACK: fen(black_fen), GOLD: fen(gold_fen), pointsPercent: points_percent, benefits },
  // Without regions: of those that a release adds later, what the release says.
  freeFrom:
    free_from !== null && freight_regions !== null
      ? free_from
      : DEFAULT_LEVELS.freeFrom.map((row, at) => free_from?.[at] ?? row),
  freightRegions: freight_regions,
});

/** Every row that holds now or from a later day on, and those before. */
export async function listCardLevels(db: Queryable): Promise<TimedLevels[]> {
  const rows = await db
    .selectFrom('card_level')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .orderBy('effective_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ effectiveAt: row.effective_at.getTime(), levels: levelsOf(row) }));
}

/** What holds at a time, by default now: for whoever decides about a card in a transaction. */
export async function readCardLevels(db: Queryable, at: Date | null = null): Promise<CardLevels> {
  const row = await db
    .selectFrom('card_level')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where('effective_at', '<=', sql<Date>`coalesce(${at}::timestamptz, shop_now())`)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? levelsOf(row) : DEFAULT_LEVELS;
}

const MOST_ROWS = 100;
/** Every row with who wrote it, newest first. */
export const listLevelRows = (db: Queryable) =>
  db
    .selectFrom('card_level')
    .innerJoin('staff', 'staff.id', 'card_level.made_by')
    .selectAll('card_level')
    .select('staff.name')
    .orderBy('card_level.id', 'desc')
    .limit(MOST_ROWS)
    .execute();

export async function insertLevels(
  tx: Tx,
  { months, BLACK, GOLD, pointsPercent, freeFrom, freightRegions, benefits }: CardLevels,
  { effectiveAt, reason, staffId }: { effectiveAt: Date; reason: string; staffId: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('card_level')
    .values({
      ...{ months, black_fen: BLACK, gold_fen: GOLD, effective_at: effectiveAt, reason, made_by: staffId },
      points_percent: JSON.stringify(pointsPercent),
      benefits: JSON.stringify(benefits),
      free_from: JSON.stringify(freeFrom),
      freight_regions: freightRegions && JSON.stringify(freightRegions),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it has begun or was taken back before. */
export async function cancelLevels(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_level')
    .set({ cancelled_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('effective_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One change of levels at a time. */
export const lockLevels = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('card-levels'))`.execute(tx);
