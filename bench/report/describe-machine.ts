import { availableParallelism, cpus, totalmem } from 'node:os';

/** The hardware and Node version that figures depend on, without identifying the machine. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim();
  const processor = model && model !== 'unknown' ? model : process.arch;
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores of ${processor}, ${memory} GiB memory, ${process.platform}, Node ${process.versions.node}`;
}
