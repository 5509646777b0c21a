import {
  readSubmitted,
  SETTING_GROUPS,
  type SettingKey,
  type StoredValues,
  settingOf,
} from '@huarong/core/settings';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { findTextProblem } from '../error-texts.ts';
import { cancelSetting, listSettingRows, lockSetting, readSetting } from '../settings.queries.ts';

export type SubmittedValues = Readonly<Record<string, unknown>>;

export interface NewSetting {
  key: SettingKey;
  values: SubmittedValues;
  effectiveAt: string | null;
  seenId: string | null;
  reason: string;
}

const YEAR_MS = 366 * 86_400_000;

export function readValues(key: SettingKey, values: SubmittedValues) {
  const read = readSubmitted(SETTING_GROUPS[key], values);
  const problem = 'problem' in read ? read.problem : findProblem(key, read.values);
  return 'values' in read && problem === null
    ? accept(read.values)
    : refuse({ code: 'setting-refused' as const, reason: problem ?? '' });
}

/** What only the release knows. */
const findProblem = (key: SettingKey, values: StoredValues): string | null =>
  key === 'error-texts' ? findTextProblem(settingOf(key, values).texts) : null;

/** The values and the time from which they may hold, as the group is now. */
export async function checkSetting(
  db: Queryable,
  { key, values, effectiveAt: chosen, seenId }: Omit<NewSetting, 'reason'>,
) {
  const read = readValues(key, values);
  if (!read.ok) return read;
  const now = await readClock(db);
  const rows = await listSettingRows(db, key);
  if (String(rows[0]?.id ?? '') !== (seenId ?? '')) return refuse({ code: 'setting-changed' as const });
  if (rows.some((row) => row.cancelled_at === null && row.effective_at > now))
    return refuse({ code: 'setting-planned' as const });
  const effectiveAt = chosen === null ? now : new Date(chosen);
  if (effectiveAt < now) return refuse({ code: 'setting-refused' as const, reason: '生效的时间已经过了' });
  if (effectiveAt.getTime() > now.getTime() + YEAR_MS)
    return refuse({ code: 'setting-refused' as const, reason: '生效的时间须在一年之内' });
  if (JSON.stringify(read.value) === JSON.stringify(await readSetting(db, key)))
    return refuse({ code: 'setting-same' as const });
  return accept({ value: read.value, effectiveAt });
}

export async function cancelPlannedSetting({ db }: AdminWriteContext, key: SettingKey, id: number) {
  await lockSetting(db, key);
  return (await cancelSetting(db, key, id)) ? accept(null) : refuse({ code: 'setting-begun' as const });
}
