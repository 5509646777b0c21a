import { useState } from 'react';
import { secondsFromNow, useSecondsLeft } from './use-seconds-left.ts';

interface SentReply {
  rToken?: string | null;
  resendSeconds?: number;
  maskedMobile?: string;
}
interface Refusal {
  code: string;
  message: string;
  /** Seconds to wait. */
  retryAfter?: number;
}
/** Multi-step calls may answer other values; without a token no code was sent. */
type SendingReply = { ok: true; value: object } | { ok: false; refusal: Refusal };

const DEFAULT_WAIT_SECONDS = 60;

export interface SentCodeStatus {
  rToken: string | null;
  secondsLeft: number;
  isRequesting: boolean;
  canRequest: boolean;
}

/** State of a sent code: its token and when another can be requested. */
export function useSentCode() {
  const [rToken, setRToken] = useState<string | null>(null);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [maskedMobile, setMaskedMobile] = useState<string | null>(null);
  const [isRequesting, setIsRequesting] = useState(false);
  const secondsLeft = useSecondsLeft(resendAt);

  /** Returns null when the code was sent, otherwise the refusal. */
  async function request(send: () => Promise<SendingReply>): Promise<Refusal | null> {
    setIsRequesting(true);
    const reply = await send();
    setIsRequesting(false);
    if (reply.ok) {
      const sent: SentReply = reply.value;
      const { rToken: token = null, resendSeconds = DEFAULT_WAIT_SECONDS } = sent;
      setRToken(token);
      setMaskedMobile(sent.maskedMobile ?? null);
      setResendAt(secondsFromNow(resendSeconds));
      return null;
    }
    const { refusal } = reply;
    if (refusal.code === 'code-too-soon')
      setResendAt(secondsFromNow(refusal.retryAfter ?? DEFAULT_WAIT_SECONDS));
    return refusal;
  }
  /** Another recipient has had no code: its first one need not wait. */
  function reset() {
    setRToken(null);
    setResendAt(null);
  }
  return {
    rToken,
    maskedMobile,
    reset,
    secondsLeft,
    isRequesting,
    canRequest: !isRequesting && secondsLeft === 0,
    request: request,
  };
}
