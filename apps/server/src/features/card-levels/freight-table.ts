import { freightTableOf, levelsAt, type TimedLevels } from '@huarong/core/points';
import type { FreightTable } from '@huarong/core/pricing';
import { settingsAt, type TimedSetting } from '@huarong/core/settings';
import type { Queryable } from '#platform/database';
import { readSetting } from '../settings/index.ts';
import { readCardLevels } from './card-levels.queries.ts';

/** What freight costs at a time, by default now: an order stays under the table that held when it was placed. */
export const readFreightTable = async (db: Queryable, at: Date | null = null): Promise<FreightTable> =>
  freightTableOf(await readCardLevels(db, at), await readSetting(db, 'freight', at));

/** The same of what is in memory. */
export const freightTableAt = (
  { cardLevels, settings }: { cardLevels: readonly TimedLevels[]; settings: readonly TimedSetting[] },
  now: number,
): FreightTable => freightTableOf(levelsAt(cardLevels, now), settingsAt('freight', settings, new Date(now)));
