import { deviceName, maskAddress } from '@huarong/core/identity';
import { accept, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { endMemberSessions, listOpenSessions } from '#platform/session';

export async function listDevices(context: Context<'member'>) {
  const { memberId, sessionId } = context.actor;
  const sessions = await listOpenSessions(context.db, memberId);
  return accept({
    devices: sessions.map((session) => ({
      deviceId: session.id,
      name: deviceName(session.agent),
      address: maskAddress(session.address),
      lastUsedAt: shanghaiIso(session.last_used_at),
      isThisDevice: session.id === sessionId,
    })),
  });
}

/** Signs out one device by its id, or all but this one. Devices of others or ended sessions count as none. */
export async function signOutDevices(
  context: Context<'member'>,
  { deviceId }: { deviceId?: string | undefined },
) {
  const { memberId, sessionId } = context.actor;
  const which = { only: deviceId, except: sessionId };
  return accept({ signedOutDevices: await endMemberSessions(context.db, memberId, 'elsewhere', which) });
}
