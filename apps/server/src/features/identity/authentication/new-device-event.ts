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
  /** Browser and system. The network is the masked address. */
  device: string;
  network: string;
  at: string;
}

/** Publishes that a member signed in from a new device; messages notifies the member. */
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
