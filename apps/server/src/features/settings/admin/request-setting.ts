import {
  type GroupAgreement,
  isSettingKey,
  SETTING_GROUPS,
  type SettingField,
  type SettingKey,
  type StoredValues,
  valueText,
} from '@huarong/core/settings';
import { accept, refuse, shanghaiDayTime } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { type ApprovalKind, defineApproval, findWaiting, requestApproval } from '../../approvals/index.ts';
import { listPeopleWith } from '../../staff/index.ts';
import { insertSetting, lockSetting, readSetting } from '../settings.queries.ts';
import { checkSetting, type NewSetting } from './save-setting.ts';

const payload = z.object({
  key: z.string().refine(isSettingKey),
  values: z.record(z.string(), z.json()),
  effectiveAt: z.iso.datetime({ offset: true }).nullable(),
  seenId: z.string().nullable(),
  reason: z.string(),
  staffId: z.int(),
});
type SettingPayload = z.output<typeof payload>;

const defineSettingApproval = (
  kind: Pick<ApprovalKind<SettingPayload>, 'kind' | 'label' | 'permission'>,
): ApprovalKind<SettingPayload> =>
  defineApproval<SettingPayload>({
    ...kind,
    payload,
    async describe(db, { key, values, effectiveAt }) {
      return [
        { label: '设置', value: SETTING_GROUPS[key].name },
        ...describeChanges(key, await readSetting(db, key), values),
        {
          label: '生效',
          value: effectiveAt === null ? '批准后马上' : shanghaiDayTime(new Date(effectiveAt)),
        },
      ];
    },
    async check(db, request) {
      const checked = await checkSetting(db, request);
      return [
        {
          label: '设置仍可以这样改',
          isOk: checked.ok,
          detail: checked.ok ? '可以保存' : (PROBLEMS[checked.refusal.code] ?? '现在不能这样改'),
        },
      ];
    },
    async execute({ db }, { reason, staffId, ...request }) {
      await lockSetting(db, request.key);
      const checked = await checkSetting(db, request);
      if (!checked.ok) return refuse({ code: checked.refusal.code });
      await insertSetting(db, { key: request.key, ...checked.value, reason, staffId });
      return accept({ message: request.effectiveAt === null ? '设置已生效' : '设置已排好' });
    },
  });

const PROBLEMS: Readonly<Record<string, string>> = {
  'setting-changed': '提交以后有人改了这组设置',
  'setting-planned': '已有一份排好时间的设置',
  'setting-same': '现在已经是这样',
  'setting-refused': '数值或生效的时间现在不能保存',
};

/** Settings that cost money. */
const settingApproval = defineSettingApproval({
  kind: 'setting',
  label: '设置',
  permission: 'setting:approve',
});
/** The limits above which a second person decides: only another owner may move them. */
const limitApproval = defineSettingApproval({
  kind: 'setting-limit',
  label: '第二个人的限额',
  permission: 'setting:write',
});
export const SETTING_APPROVALS = [settingApproval, limitApproval] as const;

/**
 * Whether other values of this group wait for a second person. In a shop where nobody else could agree, its owner sets freight
 * and points alone; the limits of a second person are never moved by one.
 */
export async function needsSecondPerson(db: Queryable, key: SettingKey, staffId: number): Promise<boolean> {
  const { agreedBy } = SETTING_GROUPS[key];
  if (agreedBy !== 'approver') return agreedBy !== undefined;
  const people = await listPeopleWith(db, settingApproval.permission);
  return people.some(({ id }) => id !== staffId);
}

const kindOf = (agreement: GroupAgreement) => (agreement === 'owner' ? limitApproval : settingApproval);

/** Who has asked for other values that wait for a second person; null: nobody. */
export async function findWaitingSetting(db: Queryable, key: SettingKey) {
  const { agreedBy } = SETTING_GROUPS[key];
  return agreedBy === undefined ? undefined : findWaiting(db, kindOf(agreedBy).kind, key);
}

/** Saves other values of a group, or asks a second person where they cost money. */
export async function requestSetting(context: AdminWriteContext, { reason, ...input }: NewSetting) {
  const { db, staff } = context;
  const { key, effectiveAt, seenId } = input;
  await lockSetting(db, key);
  const checked = await checkSetting(db, input);
  if (!checked.ok) return checked;
  const { agreedBy, name } = SETTING_GROUPS[key];
  if (agreedBy === undefined || !(await needsSecondPerson(db, key, staff.staffId))) {
    const id = await insertSetting(db, { key, ...checked.value, reason, staffId: staff.staffId });
    return accept({ state: 'done' as const, result: { settingId: String(id) } });
  }
  if (await findWaitingSetting(db, key)) return refuse({ code: 'setting-waiting' as const });
  const changes = describeChanges(key, await readSetting(db, key), checked.value.value);
  return accept(
    await requestApproval(context, kindOf(agreedBy), {
      subject: { kind: 'setting', id: key },
      title: `${name}：${changes.map(({ label }) => label).join('、')}`,
      payload: {
        ...{ key, values: checked.value.value as SettingPayload['values'], effectiveAt, seenId },
        ...{ reason, staffId: staff.staffId },
      },
      reason,
    }),
  );
}

/** Every field that changes, before and after. */
function describeChanges(key: SettingKey, before: object, after: StoredValues) {
  const fields: Readonly<Record<string, SettingField>> = SETTING_GROUPS[key].fields;
  const old: StoredValues = { ...before };
  return Object.entries(fields)
    .map(([name, field]) => ({
      label: field.label,
      texts: [valueText(field, old[name]), valueText(field, after[name])],
    }))
    .filter(({ texts: [was, becomes] }) => was !== becomes)
    .map(({ label, texts }) => ({ label, value: texts.join(' → ') }));
}
