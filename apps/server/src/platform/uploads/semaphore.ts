/** Runs a few tasks at a time, in order of arrival. A heavy task takes several permits, so that it runs alone. */
export function createSemaphore(permits: number) {
  let free = permits;
  const waiting: { permits: number; start: () => void }[] = [];

  const startWaiting = () => {
    while (waiting[0] && waiting[0].permits <= free) {
      const next = waiting.shift()!;
      free -= next.permits;
      next.start();
    }
  };
  return {
    async run<Value>(taken: number, work: () => Promise<Value>): Promise<Value> {
      await new Promise<void>((start) => {
        waiting.push({ permits: taken, start });
        startWaiting();
      });
      try {
        return await work();
      } finally {
        free += taken;
        startWaiting();
      }
    },
  };
}
