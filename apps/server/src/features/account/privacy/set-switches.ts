import type { PrivacySwitch } from '@huarong/core/account';
import type { Tx } from '#platform/database';
import { clearHistory, noteChange, readSwitches, writeSwitch } from './privacy.queries.ts';

interface Wish {
  memberId: string;
  device: string;
  switches: readonly { code: PrivacySwitch; on: boolean }[];
}

/** Sets what differs and notes each change; a switch that stands so already is no change. */
export async function setSwitches(tx: Tx, { memberId, device, switches }: Wish): Promise<void> {
  const now = await readSwitches(tx, memberId);
  for (const { code, on } of switches) {
    if (now[code] === on) continue;
    now[code] = on;
    await writeSwitch(tx, memberId, { code, on });
    await noteChange(tx, { memberId, code, isOn: on, device });
    // What was remembered until now goes with the permission to remember.
    if (code === 'history' && !on) await clearHistory(tx, memberId);
  }
}
