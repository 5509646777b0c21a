import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine in the words that make a figure comparable, and none that tell whose it is. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim();
  const processor = model && model !== 'unknown' ? model : process.arch;
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores of ${processor}, ${memory} GiB memory, ${process.platform}, Node ${process.versions.node}`;
}
