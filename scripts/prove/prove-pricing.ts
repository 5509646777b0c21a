import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { properties } from '../../packages/core/src/pricing/testing/properties.ts';
import type { Proof } from '../../packages/core/src/pricing/testing/prove.ts';
import type { Task } from './prove-pricing-worker.ts';

/** `npm run prove:pricing [carts [seed]]`: checks every property on a million random carts, on all cores. */
const carts = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const workers = availableParallelism();

console.log(`${carts} carts, ${workers} workers, seed ${seed}`);
const started = performance.now();
const proofs = await Promise.all(Array.from({ length: workers }, (_, index) => proveShare(index)));
const seconds = ((performance.now() - started) / 1000).toFixed(0);

const failures = proofs.flatMap(({ failure }) => failure ?? []);
for (const { title } of properties)
  console.log(`  ${failures.some((failure) => failure.title === title) ? '✗' : '✓'} ${title}`);
for (const { title, message } of failures) console.error(`${title}\n${message}`);
const checked = proofs.reduce((all, proof) => all + proof.carts, 0);
console.log(`${failures.length === 0 ? 'proven' : 'NOT PROVEN'}: ${checked} carts in ${seconds} s`);
if (failures.length > 0) process.exitCode = 1;

async function proveShare(index: number): Promise<Proof> {
  const share = Math.floor(carts / workers) + (index < carts % workers ? 1 : 0);
  const workerData: Task = { carts: share, seed: seed + index };
  const worker = new Worker(new URL('prove-pricing-worker.ts', import.meta.url), { workerData });
  const [proof] = await once(worker, 'message');
  return proof;
}
