import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { identityApi } from '../../identity-api.ts';
import type { Login } from '../use-login.ts';

const POLL_MS = 2_000;

export type QrState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'cancelled' | 'ended' }
  | {
      kind: 'waiting' | 'scanned';
      qrToken: string;
      image: string;
      demoPhone?: string | undefined;
    };

/** A code and its state: asks every two seconds while the page is visible, and signs in once it is confirmed. */
export function useQrLogin(login: Login, target: string) {
  const [state, setState] = useState<QrState>({ kind: 'loading' });
  const refresh = useCallback(async () => {
    setState({ kind: 'loading' });
    const reply = await identityApi().startQrLogin({ historyLocation: target });
    if (!reply.ok) return setState({ kind: 'failed' });
    const { qrToken, image, demoPhone } = reply.value;
    setState({ kind: 'waiting', qrToken, image, demoPhone });
  }, [target]);
  useEffect(() => void refresh(), [refresh]);

  const poll = useEffectEvent(async (isWanted: () => boolean) => {
    if (!('qrToken' in state) || document.visibilityState === 'hidden') return;
    const reply = await identityApi().pollQrLogin({ qrToken: state.qrToken });
    if (!isWanted()) return;
    // A locked account or a second step opens its own page; anything else is asked again.
    if (!reply.ok) return;
    if (!('state' in reply.value)) return void login.applyReply({ ok: true, value: reply.value });
    const next = reply.value.state;
    if (next === 'cancelled' || next === 'ended') setState({ kind: next });
    else if (next !== state.kind) setState({ ...state, kind: next });
  });
  const qrToken = 'qrToken' in state ? state.qrToken : null;
  useEffect(() => {
    if (qrToken === null) return;
    let isWanted = true;
    let timer: number;
    const next = async () => {
      await poll(() => isWanted);
      if (isWanted) timer = window.setTimeout(next, POLL_MS);
    };
    timer = window.setTimeout(next, POLL_MS);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [qrToken]);
  return { state, refresh };
}
