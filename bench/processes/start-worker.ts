import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Worker<Question, Reply> extends AsyncDisposable {
  pid: number;
  /** One question at a time; a worker that dies answers with an error instead of silence. */
  ask: (question: Question) => Promise<Reply>;
}

/** Starts a file of this folder as a process of its own, so that its CPU time is its own too. */
export async function startWorker<Question extends object, Reply>(
  file: 'load/load-process.ts' | 'yardstick-process.ts',
  stop: AbortSignal,
): Promise<Worker<Question, Reply>> {
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = new AbortController();
  const exited = once(child, 'exit').then(() => gone.abort(new Error(`${file} ended`)));
  stop.addEventListener('abort', () => child.kill());

  return {
    pid: child.pid!,
    async ask(question) {
      const reply = once(child, 'message', { signal: gone.signal });
      child.send(question);
      return (await reply)[0] as Reply;
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
