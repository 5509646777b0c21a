import { quantile } from '../measure/statistics.ts';
import { type Connection, openConnection } from './connection.ts';
import type { LoadReport, Plan } from './plan.ts';
import { requestWriter } from './write-request.ts';

/** A server that does not answer within this time after the end of a run has failed. */
const GRACE_MS = 10_000;

/** Keeps every connection busy with one request after the other until the time or the requests are used up. */
export async function runLoad(plan: Plan, nextNumber: () => number): Promise<LoadReport> {
  const write = requestWriter(plan.call);
  const connections = await Promise.all(
    Array.from({ length: plan.connections }, () => openConnection(plan.port)),
  );
  const giveUp = setTimeout(() => closeAll(connections), plan.maxSeconds * 1000 + GRACE_MS);
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endAt = startedAt + plan.maxSeconds * 1000;
  let sent = 0;

  async function keepBusy(connection: Connection) {
    for (let begun = performance.now(); begun < endAt && sent < plan.maxRequests; ) {
      sent += 1;
      const status = await connection.send(write(nextNumber()));
      const ended = performance.now();
      latencies.push(ended - begun);
      statuses[status] = (statuses[status] ?? 0) + 1;
      begun = ended;
    }
  }
  try {
    await Promise.all(connections.map(keepBusy));
  } finally {
    clearTimeout(giveUp);
    closeAll(connections);
  }
  return {
    seconds: (performance.now() - startedAt) / 1000,
    answered: latencies.length,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    statuses,
  };
}

const closeAll = (connections: Connection[]) => {
  for (const connection of connections) connection.close();
};
