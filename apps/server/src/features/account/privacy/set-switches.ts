import type { PrivacySwitch } from '@huarong/core/account';
import type { Tx } from '#platform/database';
import { clearHistory, readSwitches, recordPrivacyChange, writeSwitch } from './privacy.queries.ts';

interface SwitchChanges {
  memberId: string;
  device: string;
  switches: readonly { code: PrivacySwitch; on: boolean }[];
}

/** Sets the switches that differ and records each change. */
export async function setSwitches(tx: Tx, { memberId, device, switches }: SwitchChanges): Promise<void> {
  const now = await readSwitches(tx, memberId);
  for (const { code, on } of switches) {
    if (now[code] === on) continue;
    now[code] = on;
    await writeSwitch(tx, memberId, { code, on });
    await recordPrivacyChange(tx, { memberId, code, isOn: on, device });
    // The stored history is deleted when the permission is withdrawn.
    if (code === 'history' && !on) await clearHistory(tx, memberId);
  }
}
