import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Memory {
  /** Memory of the process, including the embedded database and the sender of the requests. */
  rssMb: number;
  /** Memory held by JavaScript, where a leak would show. */
  heldMb: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage first, because the requests are made in this process too. */
export function measureMemory(): Memory {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rssMb: toMb(rss), heldMb: toMb(heapUsed + external) };
}

const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024);
