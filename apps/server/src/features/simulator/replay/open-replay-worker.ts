import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReplayBasket, ReplayedBasket, ReplayRules } from './price-baskets.ts';
import type { ReplayMessage } from './replay-worker.ts';

/** A thread that prices baskets, slice by slice. */
export function openReplayWorker(rules: ReplayRules) {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url));
  const send = (message: ReplayMessage) => worker.postMessage(message);
  send({ rules });
  return {
    async price(baskets: readonly ReplayBasket[]): Promise<ReplayedBasket[]> {
      // An error of the worker rejects the wait.
      const answered = once(worker, 'message');
      send({ baskets });
      const [priced] = (await answered) as [ReplayedBasket[]];
      return priced;
    },
    close: () => worker.terminate(),
  };
}
