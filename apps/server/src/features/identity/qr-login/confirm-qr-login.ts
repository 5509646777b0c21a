import { networkOf } from '@huarong/core/identity';
import { accept, refuse, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { markDecided, markScanned } from './qr-login.queries.ts';

type Confirming = Pick<Context<'member'>, 'db' | 'caller'> & { actor: { memberId: string } };

/** Names the browser that asks to be logged in, so that nobody confirms the login of a stranger's screen. */
export async function scanQrLogin({ db, caller, actor }: Confirming, code: string) {
  const login = await markScanned(db, actor.memberId, code);
  if (!login) return refuse({ code: 'qr-login-ended' });
  return accept({
    device: login.device,
    place: login.address,
    isSameNetwork: login.network === networkOf(caller.address),
    askedAt: shanghaiIso(login.created_at),
    expireAt: shanghaiIso(login.expires_at),
  });
}

export async function decideQrLogin(
  { db, actor }: Pick<Confirming, 'db' | 'actor'>,
  decision: { code: string; isConfirmed: boolean },
) {
  return (await markDecided(db, actor.memberId, decision)) ? accept({}) : refuse({ code: 'qr-login-ended' });
}
