import { randomUUID } from 'node:crypto';
import { deviceName, maskAddress } from '@huarong/core/identity';
import { shanghaiIso } from '@huarong/core/shared';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Caller } from '#platform/context';
import type { Tx } from '#platform/database';
import { defineEvent, publishEvent } from '#platform/outbox';

export const newDevice = defineEvent(
  'new-device',
  z.object({
    memberId: z.string(),
    /** Browser and system. The network is the masked address. */
    device: z.string(),
    network: z.string(),
    at: z.string(),
  }),
);
export type NewDevice = z.output<typeof newDevice.payload>;

/** Publishes that a member signed in from a new device; messages notifies the member. */
export const publishNewDevice = async (tx: Tx, memberId: string, { userAgent, address }: Caller) =>
  publishEvent(tx, newDevice, {
    key: randomUUID(),
    payload: {
      memberId,
      device: deviceName(userAgent),
      network: maskAddress(address),
      at: shanghaiIso(await readClock(tx)),
    },
  });
