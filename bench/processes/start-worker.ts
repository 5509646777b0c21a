import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Worker<Request, Reply> extends AsyncDisposable {
  pid: number;
  /** One request at a time; rejects when the worker exits. */
  call: (request: Request) => Promise<Reply>;
}

/** Starts a file of this folder as a separate process, so that its CPU time can be measured. */
export async function startWorker<Request extends object, Reply>(
  file:
    | 'load/load-process.ts'
    | 'baseline-process.ts'
    | '../scripts/prove/orders/flash-sale/press-process.ts',
  stop: AbortSignal,
): Promise<Worker<Request, Reply>> {
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = new AbortController();
  const exited = once(child, 'exit').then(() => gone.abort(new Error(`${file} ended`)));
  stop.addEventListener('abort', () => child.kill());

  return {
    pid: child.pid!,
    async call(request) {
      const reply = once(child, 'message', { signal: gone.signal });
      child.send(request);
      return (await reply)[0] as Reply;
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
