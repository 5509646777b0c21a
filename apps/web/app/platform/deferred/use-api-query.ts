import { useEffect, useState } from 'react';

type Answered<Value> = { ok: true; value: Value } | { ok: false; refusal: { message: string } };
export type Asked<Value> =
  | { state: 'asking'; value: Value | null }
  | { state: 'known'; value: Value }
  | { state: 'failed'; value: null; message: string };

/** What a call answers, asked anew whenever `key` changes; null asks for nothing yet. The answer before stays meanwhile. */
export function useAnswer<Value>(key: string | null, ask: () => Promise<Answered<Value>>) {
  const [asked, setAsked] = useState<Asked<Value>>({ state: 'asking', value: null });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything `ask` reads.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    setAsked((before) => ({ state: 'asking', value: before.value }));
    void ask().then((reply) => {
      if (!isCurrent) return;
      setAsked(
        reply.ok
          ? { state: 'known', value: reply.value }
          : { state: 'failed', value: null, message: reply.refusal.message },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [key, times]);
  return { asked, askAgain: () => setTimes((count) => count + 1) };
}
