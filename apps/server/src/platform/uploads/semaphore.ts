/** Lets a few in at a time, in the order they came. Heavy work takes several places, so that it has no neighbour. */
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
