import type { PrivacySwitch } from '@huarong/core/account';
import type { Tx } from '#platform/database';
import { readSwitches, recordPrivacyChange, writeSwitch } from './privacy.queries.ts';

interface SwitchChanges {
  memberId: string;
  device: string;
  switches: readonly { code: PrivacySwitch; on: boolean }[];
}

/** Sets the switches that differ, records each change and returns what changed. */
export async function setSwitches(
  tx: Tx,
  { memberId, device, switches }: SwitchChanges,
): Promise<SwitchChanges['switches']> {
  const changed: { code: PrivacySwitch; on: boolean }[] = [];
  const now = await readSwitches(tx, memberId);
  for (const { code, on } of switches) {
    if (now[code] === on) continue;
    now[code] = on;
    await writeSwitch(tx, memberId, { code, on });
    await recordPrivacyChange(tx, { memberId, code, isOn: on, device });
    changed.push({ code, on });
  }
  return changed;
}
