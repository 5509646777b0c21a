import { type ProofTask, solveProof } from '@huarong/core/identity';

/**
 * Lets the page render and respond between two slices of work. Uses a message, because a timer waits at least 4 ms,
 * and a second in a background tab.
 */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Solves the proof of work of a captcha in slices, so that the page stays responsive. */
export const solveProofOfWork = (task: ProofTask): Promise<string> => solveProof(task, nextTask);
