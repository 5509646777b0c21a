import { useEffect, useState } from 'react';

type ApiReply<Value> = { ok: true; value: Value } | { ok: false; refusal: { message: string } };
export type QueryState<Value> =
  | { state: 'loading'; value: Value | null }
  | { state: 'loaded'; value: Value }
  | { state: 'failed'; value: null; message: string };

/** Runs a query whenever `key` changes; null runs nothing yet. The previous value stays while loading. */
export function useApiQuery<Value>(key: string | null, runQuery: () => Promise<ApiReply<Value>>) {
  const [query, setQuery] = useState<QueryState<Value>>({ state: 'loading', value: null });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers everything `runQuery` reads
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    setQuery((before) => ({ state: 'loading', value: before.value }));
    void runQuery().then((reply) => {
      if (!isCurrent) return;
      setQuery(
        reply.ok
          ? { state: 'loaded', value: reply.value }
          : { state: 'failed', value: null, message: reply.refusal.message },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return { query: query, refetch: () => setAttempt((count) => count + 1) };
}
