import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Memory {
  /** What the process takes from the machine, the embedded database and the sender of the requests included. */
  rssMb: number;
  /** What JavaScript holds on to: this is where a leak of ours shows. */
  heldMb: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Garbage is collected first: requests are made in this process too, and their waste says nothing about the shop. */
export function measureMemory(): Memory {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rssMb: toMb(rss), heldMb: toMb(heapUsed + external) };
}

const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024);
