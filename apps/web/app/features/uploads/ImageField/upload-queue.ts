/** Runs tasks in the order they were added, at most this many at a time. */
export function createQueue(atOnce: number) {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  function runNext() {
    while (running < atOnce) {
      const task = waiting.shift();
      if (!task) return;
      running += 1;
      void task().finally(() => {
        running -= 1;
        runNext();
      });
    }
  }
  return (task: () => Promise<void>): void => {
    waiting.push(task);
    runNext();
  };
}
