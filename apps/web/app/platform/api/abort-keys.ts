/** One running call per key: a new call aborts the earlier one. */
export function createAbortKeys() {
  const running = new Map<string, AbortController>();
  return {
    begin(key: string | undefined, outer: AbortSignal | undefined) {
      const controller = new AbortController();
      const abort = () => controller.abort();
      if (outer?.aborted) abort();
      outer?.addEventListener('abort', abort, { once: true });
      if (key !== undefined) {
        running.get(key)?.abort();
        running.set(key, controller);
      }
      return {
        signal: controller.signal,
        end() {
          outer?.removeEventListener('abort', abort);
          if (key !== undefined && running.get(key) === controller) running.delete(key);
        },
      };
    },
  };
}
