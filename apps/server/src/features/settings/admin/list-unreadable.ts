import { isSettingKey, readStored, SETTING_GROUPS, type SettingKey } from '@huarong/core/settings';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { listTimedSettings } from '../settings.queries.ts';

/** The groups of which a value cannot be read now: its default holds until somebody saves the group again. */
export async function listUnreadable(db: Queryable): Promise<SettingKey[]> {
  const now = await readClock(db);
  const begun = (await listTimedSettings(db)).filter(({ effectiveAt }) => effectiveAt <= now);
  const current = new Map(begun.map((row) => [row.key, row.value]));
  return [...current].flatMap(([key, value]) =>
    isSettingKey(key) && readStored(SETTING_GROUPS[key], value).unreadable.length > 0 ? [key] : [],
  );
}
