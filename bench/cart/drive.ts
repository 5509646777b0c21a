import { type Connection, openConnection } from '../load/connection.ts';
import type { Call } from '../load/plan.ts';
import { requestWriter } from '../load/write-request.ts';
import { quantile } from '../measure/statistics.ts';

export interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** The nth call of all. */
  callOf: (n: number) => Call;
}
export interface LoadResult {
  answered: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  statuses: Record<string, number>;
}

/** Sends the calls of many shoppers over few connections, each as soon as the last answer has arrived. */
export async function runLoad({ port, connections, seconds, callOf }: LoadOptions): Promise<LoadResult> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  const startedAt = performance.now();
  let sent = 0;
  const keepBusy = async (connection: Connection) => {
    for (let begun = performance.now(); begun < startedAt + seconds * 1000; begun = performance.now()) {
      const status = await connection.send(requestWriter(callOf(sent++))(0));
      latencies.push(performance.now() - begun);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(open.map(keepBusy));
  const took = (performance.now() - startedAt) / 1000;
  for (const connection of open) connection.close();
  return {
    answered: latencies.length,
    perSecond: latencies.length / took,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    statuses,
  };
}
