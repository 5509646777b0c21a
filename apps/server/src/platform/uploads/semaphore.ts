/** Runs a few tasks at a time, in order of arrival. A heavy task takes several permits, so that it runs alone. */
export function createSemaphore(permits: number) {
  let free = permits;
  const waiting: { permits: number; start: () => void }[] = [];

  const startWaiting = () => {
    let next = waiting[0];
    while (next && next.permits <= free) {
      waiting.shift();
      free -= next.permits;
      next.start();
      next = waiting[0];
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
