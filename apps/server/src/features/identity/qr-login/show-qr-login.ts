import { deviceName, maskAddress, networkOf, safeHistoryLocation } from '@huarong/core/identity';
import { accept, STORE } from '@huarong/core/shared';
import QRCode from 'qrcode';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { createToken } from '#platform/session';
import { signIn } from '../authentication/sign-in.ts';
import type { IdentityDeps } from '../deps.ts';
import { lockMember } from '../members.queries.ts';
import { consumeQrLogin, findQrLogin, insertQrLogin } from './qr-login.queries.ts';

/**
 * Shows a code in this browser. Two secrets: the code, which a camera may see, lets a member confirm; the token, which
 * never leaves the browser, collects the login.
 */
export async function startQrLogin(
  { db, caller, config }: Context,
  { historyLocation }: { historyLocation?: string | undefined },
) {
  const [token, code] = [createToken(), createToken()];
  await insertQrLogin(db, {
    token,
    code,
    deviceId: caller.deviceFingerprint ?? null,
    device: deviceName(caller.userAgent),
    address: maskAddress(caller.address),
    network: networkOf(caller.address),
    historyLocation: safeHistoryLocation(historyLocation),
    seconds: STORE.identity.step.qr,
  });
  const svg = await QRCode.toString(`${config.publicUrl}/login/scan?code=${code}`, {
    type: 'svg',
    margin: 2,
    errorCorrectionLevel: 'M',
  });
  return accept({
    qrToken: token,
    image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    seconds: STORE.identity.step.qr,
    // A phone cannot reach a demo on this machine.
    ...(config.mode === 'demo' && { demoPhone: `/demo/phone?code=${code}` }),
  });
}

/** The state of the code; once it is confirmed, signs this browser in with the usual check of risk. */
export async function pollQrLogin(context: Context, deps: IdentityDeps, qrToken: string) {
  const deviceId = context.caller.deviceFingerprint ?? null;
  const state = await findQrLogin(context.db, qrToken, deviceId);
  if (state === 'waiting' || state === 'scanned' || state === 'cancelled') return accept({ state });
  if (state !== 'confirmed') return accept({ state: 'ended' as const });
  return transaction(context.db, async (tx) => {
    const used = await consumeQrLogin(tx, qrToken, deviceId);
    const member = used?.member_id ? await lockMember(tx, used.member_id) : undefined;
    if (!used || !member) return accept({ state: 'ended' as const });
    const flow = { way: 'qr' as const, historyLocation: safeHistoryLocation(used.history_location) };
    return signIn(tx, { context, deps, member, flow });
  });
}
