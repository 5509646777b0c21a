export interface RenderQueueLimits {
  /** Pages rendered at the same time. Rendering is computing, so more of them are not faster, only later. */
  maxRunning: number;
  /** Requests that may wait. */
  maxWaiting: number;
  maxWaitMs: number;
}

/** Three renders of 20 ms: a cached page or a call waits for less than a tenth of a second. */
const LIMITS: RenderQueueLimits = { maxRunning: 3, maxWaiting: 60, maxWaitMs: 3_000 };

/** Too many pages are being rendered; answered as 503 with Retry-After. */
export class TooManyRenders extends Error {
  readonly code = 'TOO_MANY_RENDERS';
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Bounds rendering, so that it never takes the server from cached answers and calls. Addresses take turns, and when the
 * queue is full the address with most requests in it gives way: one that asks for everything waits behind itself alone.
 */
export function createRenderQueue({ maxRunning, maxWaiting, maxWaitMs }: RenderQueueLimits = LIMITS) {
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waitingCount = 0;

  function remove(address: string, waiting: Waiting) {
    const queue = queues.get(address) ?? [];
    const at = queue.indexOf(waiting);
    if (at === -1) return;
    queue.splice(at, 1);
    waitingCount -= 1;
    if (queue.length === 0) queues.delete(address);
  }

  /** The first request of the address whose turn it is; that address then goes to the end of the line. */
  function startNext() {
    const [turn] = queues;
    if (running >= maxRunning || !turn) return;
    const [address, queue] = turn;
    const next = queue[0]!;
    remove(address, next);
    if (queues.delete(address)) queues.set(address, queue);
    next.start();
  }

  /** Frees a place in a full queue, at the cost of the address that waits most; false when that is this one. */
  function makeRoomFor(address: string): boolean {
    const [longest, queue] = [...queues].reduce((most, other) =>
      other[1].length > most[1].length ? other : most,
    );
    if (queue.length <= (queues.get(address)?.length ?? 0) + 1) return false;
    const last = queue.at(-1)!;
    remove(longest, last);
    last.refuse();
    return true;
  }

  function waitForTurn(address: string): Promise<void> {
    if (waitingCount >= maxWaiting && !makeRoomFor(address)) throw new TooManyRenders('the queue is full');
    return new Promise((resolve, reject) => {
      const leave = (outcome: () => void) => {
        clearTimeout(timer);
        outcome();
      };
      const waiting: Waiting = {
        start: () =>
          leave(() => {
            running += 1;
            resolve();
          }),
        refuse: () =>
          leave(() => reject(new TooManyRenders('waited too long, or gave way to another address'))),
      };
      const timer = setTimeout(() => {
        remove(address, waiting);
        waiting.refuse();
      }, maxWaitMs);
      queues.set(address, [...(queues.get(address) ?? []), waiting]);
      waitingCount += 1;
    });
  }

  return {
    async run<Value>(address: string, render: () => Promise<Value>): Promise<Value> {
      if (running >= maxRunning || waitingCount > 0) {
        const turn = waitForTurn(address);
        startNext();
        await turn;
      } else {
        running += 1;
      }
      try {
        return await render();
      } finally {
        running -= 1;
        // Not at once: requests that arrived during the render are read first.
        setImmediate(startNext);
      }
    },
  };
}
export type RenderQueue = ReturnType<typeof createRenderQueue>;
