import { randomUUID } from 'node:crypto';
import { deviceName, maskAddress } from '@huarong/core/identity';
import { shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Caller } from '#platform/context';
import type { Tx } from '#platform/database';
import { publish } from '#platform/outbox';

export const NEW_DEVICE = 'new-device';
export interface NewDevice {
  memberId: string;
  /** Browser and system, and as much of the address as a reader needs to know her own. */
  device: string;
  network: string;
  at: string;
}

/** An account was entered from a device it has not seen: others tell its owner. */
export const publishNewDevice = async (tx: Tx, memberId: string, { userAgent, address }: Caller) =>
  publish(tx, {
    topic: NEW_DEVICE,
    key: randomUUID(),
    payload: {
      memberId,
      device: deviceName(userAgent),
      network: maskAddress(address),
      at: shanghaiIso(await readClock(tx)),
    },
  });
