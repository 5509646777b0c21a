import { type ProofTask, solveProof } from '@huarong/core/identity';

/**
 * Lets the page draw and answer between two turns of the sum. By message, not by timer: a timer waits for at least 4 ms,
 * and in a tab behind another for a second.
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

/** The answer to the sum of a picture code, in slices: the page goes on living meanwhile. */
export const solveProofOfWork = (task: ProofTask): Promise<string> => solveProof(task, nextTask);
