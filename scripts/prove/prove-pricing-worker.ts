import { parentPort, workerData } from 'node:worker_threads';
import { prove } from '../../packages/core/src/pricing/testing/prove.ts';

export type Task = { readonly carts: number; readonly seed: number };

const { carts, seed }: Task = workerData;
parentPort?.postMessage(prove(carts, seed));
