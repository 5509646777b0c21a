import { shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';

/** A month such as 2026-11; left out, this one. */
export const readMonth = async (db: Queryable, month: string | undefined): Promise<string> =>
  month ?? shanghaiDate(await readClock(db)).slice(0, 7);
