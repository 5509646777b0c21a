import { parentPort, workerData } from 'node:worker_threads';
import { encodeKeyword } from '@huarong/core/search';

/** Asks for searches that were never made before, on many connections, until it is ended. Its own thread, so that it does not slow the shop by itself. */
const { origin, connections, from } = workerData as { origin: string; connections: number; from: string };
let sent = 0;

async function ask() {
  for (;;) {
    sent += 1;
    const keyword = encodeURIComponent(encodeKeyword(`口红${sent}-${Math.random()}`));
    const answer = await fetch(`${origin}/search/?k=${keyword}`, { headers: { 'x-forwarded-for': from } });
    await answer.arrayBuffer();
    parentPort?.postMessage(sent);
  }
}
await Promise.all(Array.from({ length: connections }, ask));
