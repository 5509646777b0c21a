import { getFirst } from '../../shared/index.ts';
import { sha256 } from './sha256.ts';

/** A task that costs a browser a fraction of a second. It replaces the image captcha, automatically or for people who cannot see images. */
export interface ProofTask {
  salt: string;
  /** Leading zero bits that the hash of salt and answer must have. */
  bits: number;
}

/** A batch takes two milliseconds, twenty on a machine ten times slower, so the page stays responsive. */
const TRIES_PER_BATCH = 500;
const encoder = new TextEncoder();

export const isProof = ({ salt, bits }: ProofTask, answer: string): boolean =>
  Math.clz32(getFirst(sha256(encoder.encode(`${salt}.${answer}`)))) >= bits;

/** Tries numbers until one fits; `pause` yields to the page between batches. */
export async function solveProof(
  task: ProofTask,
  pause: () => Promise<void> = async () => {},
): Promise<string> {
  for (let number = 0; ; number++) {
    if (isProof(task, number.toString(36))) return number.toString(36);
    if (number % TRIES_PER_BATCH === TRIES_PER_BATCH - 1) await pause();
  }
}
