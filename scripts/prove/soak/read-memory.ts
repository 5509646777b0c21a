import type { MemoryFigures } from './judge.ts';

/** The memory of the shop, as its /metrics say. */
export async function readMemory(port: number): Promise<MemoryFigures> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return {
    resident: megabytes(text, 'process_resident_memory_bytes'),
    heap: megabytes(text, 'nodejs_heap_size_used_bytes'),
  };
}

function megabytes(metrics: string, name: string): number {
  const value = new RegExp(`^${name} ([0-9.e+]+)`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`no metric ${name}`);
  return Math.round(Number(value) / 1e6);
}
