import { readSubmitted, SETTING_GROUPS, type SettingKey } from '@huarong/core/settings';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import {
  cancelSetting,
  insertSetting,
  listSettingRows,
  lockSetting,
  readSetting,
} from '../settings.queries.ts';

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
  return 'values' in read
    ? accept(read.values)
    : refuse({ code: 'setting-refused' as const, reason: read.problem });
}

/** Other values of a group, at once or from a time on. */
export async function saveSetting(
  { db, staff }: AdminWriteContext,
  { key, values, effectiveAt: chosen, seenId, reason }: NewSetting,
) {
  const read = readValues(key, values);
  if (!read.ok) return read;
  await lockSetting(db, key);
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
  const id = await insertSetting(db, {
    ...{ key, value: read.value, effectiveAt, reason },
    staffId: staff.staffId,
  });
  return accept({ settingId: String(id) });
}

export async function cancelPlannedSetting({ db }: AdminWriteContext, key: SettingKey, id: number) {
  await lockSetting(db, key);
  return (await cancelSetting(db, key, id)) ? accept(null) : refuse({ code: 'setting-begun' as const });
}
