import type { PrivacyRecord } from '@huarong/contract/account';
import { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from '@huarong/core/account';
import { isKeyOf, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { showClosing } from '../closing/show-closing.ts';
import { showExport } from '../export/show-export.ts';
import { listConsents } from './consents.ts';
import {
  type ChangeRow,
  countHistory,
  listChanges,
  type PrivacyChange,
  readSwitches,
} from './privacy.queries.ts';

export async function showPrivacyRecord(db: Queryable, memberId: string): Promise<PrivacyRecord> {
  const now = await readClock(db);
  const switches = await readSwitches(db, memberId);
  return {
    switches: PRIVACY_CODES.map((code) => ({ code, on: switches[code] })),
    changes: (await listChanges(db, memberId)).map(presentChange),
    consents: await listConsents(db, memberId),
    historyCount: await countHistory(db, memberId),
    export: await showExport(db, memberId, now),
    cancellation: await showClosing(db, memberId, now),
  };
}

const REQUESTS: Record<Exclude<PrivacyChange['code'], PrivacySwitch>, { item: string; change: string }> = {
  export: { item: '导出我的数据', change: '申请' },
  cancelAccount: { item: '注销账号', change: '申请' },
  keepAccount: { item: '注销账号', change: '撤回' },
};

function presentChange({ code, is_on, device, at }: ChangeRow): PrivacyRecord['changes'][number] {
  const { item, change } = isKeyOf(PRIVACY_SWITCHES, code)
    ? { item: PRIVACY_SWITCHES[code].name, change: is_on ? '关 → 开' : '开 → 关' }
    : REQUESTS[code];
  return { at: shanghaiIso(at), text: `${item} ${change}`, item, change, device };
}
