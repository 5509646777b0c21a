import { useState } from 'react';
import { secondsFromNow, useSecondsLeft } from './use-seconds-left.ts';

interface Sent {
  rToken?: string | null;
  resendSeconds?: number;
}
interface Refused {
  code: string;
  message: string;
  [detail: string]: unknown;
}
/** A call of several steps may answer other things too; without a token nothing was sent. */
type SendingReply = { ok: true; value: object } | { ok: false; refusal: Refused };

const USUAL_WAIT = 60;

/** A code that was sent, and when another may be asked for. */
export function useSentCode() {
  const [rToken, setRToken] = useState<string | null>(null);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const secondsLeft = useSecondsLeft(resendAt);

  /** Null when the code is on its way, otherwise why it is not. */
  async function ask(send: () => Promise<SendingReply>): Promise<Refused | null> {
    setIsAsking(true);
    const reply = await send();
    setIsAsking(false);
    if (reply.ok) {
      const { rToken: token = null, resendSeconds = USUAL_WAIT }: Sent = reply.value;
      setRToken(token);
      setResendAt(secondsFromNow(resendSeconds));
      return null;
    }
    const { refusal } = reply;
    if (refusal.code === 'code-too-soon')
      setResendAt(secondsFromNow(Number(refusal['retryAfter']) || USUAL_WAIT));
    return refusal;
  }
  return { rToken, secondsLeft, isAsking, mayAsk: !isAsking && secondsLeft === 0, ask };
}
export type SentCode = ReturnType<typeof useSentCode>;
