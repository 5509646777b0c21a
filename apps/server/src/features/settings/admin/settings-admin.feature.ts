import { settingsContract } from '@huarong/contract/admin/settings';
import { readStored, SETTING_GROUPS, type SettingKey, type SettingValues } from '@huarong/core/settings';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { JsonValue } from '#platform/database';
import { listStandardTexts } from '../error-texts.ts';
import { listSettingRows, readSetting } from '../settings.queries.ts';
import { PREVIEWS, type PreviewContext, type SettingPorts } from './preview-setting.ts';
import { findWaitingSetting, needsSecondPerson, requestSetting } from './request-setting.ts';
import { cancelPlannedSetting, readValues } from './save-setting.ts';

type Row = Awaited<ReturnType<typeof listSettingRows>>[number];
type Shown = Record<string, JsonValue>;

const stateOf = (row: Row, now: Date, currentId: number | undefined) => {
  if (row.cancelled_at !== null) return 'cancelled' as const;
  if (row.effective_at > now) return 'planned' as const;
  return row.id === currentId ? ('current' as const) : ('past' as const);
};

async function previewGroup<Key extends SettingKey>(
  { db, ...ports }: PreviewContext,
  key: Key,
  after: unknown,
) {
  return PREVIEWS[key]({ db, ...ports }, await readSetting(db, key), after as SettingValues<Key>);
}

/** What the merchant may change: every group with its history, plans, and what a change would do. */
export const settingsAdminFeature = (ports: SettingPorts): AdminFeature =>
  implementAdmin('settings', settingsContract, {
    async group({ db, staff }, { key }) {
      const now = await readClock(db);
      const rows = await listSettingRows(db, key);
      const current = rows
        .filter((row) => row.cancelled_at === null && row.effective_at <= now)
        .toSorted((a, b) => b.effective_at.getTime() - a.effective_at.getTime() || b.id - a.id)[0];
      const history = rows.map((row) => ({
        settingId: String(row.id),
        values: readStored(SETTING_GROUPS[key], row.value).values as Shown,
        effectiveAt: row.effective_at.toISOString(),
        madeBy: row.name,
        madeAt: row.made_at.toISOString(),
        reason: row.reason,
        state: stateOf(row, now, current?.id),
      }));
      const waiting = await findWaitingSetting(db, key);
      return accept({
        current: (await readSetting(db, key)) as unknown as Shown,
        newestId: history[0]?.settingId ?? null,
        unreadable: current ? readStored(SETTING_GROUPS[key], current.value).unreadable : [],
        needsSecondPerson: await needsSecondPerson(db, key, staff.staffId),
        waiting: waiting ? { approvalId: String(waiting.id), by: waiting.name } : null,
        planned: history.find(({ state }) => state === 'planned') ?? null,
        history,
      });
    },
    errorCodes: async () => accept({ codes: listStandardTexts() }),
    async preview({ db }, { key, values }) {
      const read = readValues(key, values);
      return read.ok ? accept(await previewGroup({ db, ...ports }, key, read.value)) : read;
    },
    save: requestSetting,
    cancel: (context, { key, settingId }) => cancelPlannedSetting(context, key, Number(settingId)),
  });
