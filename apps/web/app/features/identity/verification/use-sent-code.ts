import { useState } from 'react';
import { secondsFromNow, useSecondsLeft } from './use-seconds-left.ts';

interface SentReply {
  rToken?: string | null;
  resendSeconds?: number;
}
interface Refusal {
  code: string;
  message: string;
  [detail: string]: unknown;
}
/** A call of several steps may answer other things too; without a token nothing was sent. */
type SendingReply = { ok: true; value: object } | { ok: false; refusal: Refusal };

const DEFAULT_WAIT_SECONDS = 60;

export interface SentCodeStatus {
  rToken: string | null;
  secondsLeft: number;
  isRequesting: boolean;
  mayAsk: boolean;
}

/** A code that was sent, and when another may be asked for. */
export function useSentCode() {
  const [rToken, setRToken] = useState<string | null>(null);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [isRequesting, setIsRequesting] = useState(false);
  const secondsLeft = useSecondsLeft(resendAt);

  /** Null when the code is on its way, otherwise why it is not. */
  async function request(send: () => Promise<SendingReply>): Promise<Refusal | null> {
    setIsRequesting(true);
    const reply = await send();
    setIsRequesting(false);
    if (reply.ok) {
      const { rToken: token = null, resendSeconds = DEFAULT_WAIT_SECONDS }: SentReply = reply.value;
      setRToken(token);
      setResendAt(secondsFromNow(resendSeconds));
      return null;
    }
    const { refusal } = reply;
    if (refusal.code === 'code-too-soon')
      setResendAt(secondsFromNow(Number(refusal['retryAfter']) || DEFAULT_WAIT_SECONDS));
    return refusal;
  }
  return {
    rToken,
    secondsLeft,
    isRequesting,
    mayAsk: !isRequesting && secondsLeft === 0,
    ask: request,
  };
}
