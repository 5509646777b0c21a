import type { Call, LoadReport, Plan } from '../load/plan.ts';
import type { Worker } from '../processes/start-worker.ts';
import { cpuSeconds } from './cpu-time.ts';
import { median } from './statistics.ts';

/** The duration and load of one round. */
export type Pace = Omit<Plan, 'port' | 'call'>;

export interface Figures {
  cpuMicros: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Share of the answers whose status was another than expected, such as 503 from a server under pressure. */
  unexpectedShare: number;
}

/** One round: how much CPU a server used for the answers it gave, and how fast they came. */
export async function measureServer(
  server: { pid: number; port: number },
  expected: { call: Call; status: number },
  load: Worker<Plan, LoadReport>,
  pace: Pace,
): Promise<Figures> {
  const before = cpuSeconds(server.pid);
  const report = await load.call({ ...pace, port: server.port, call: expected.call });
  const used = cpuSeconds(server.pid) - before;
  return {
    cpuMicros: (used * 1e6) / report.answered,
    perSecond: report.answered / report.seconds,
    p50Ms: report.p50Ms,
    p99Ms: report.p99Ms,
    unexpectedShare: 1 - (report.statuses[expected.status] ?? 0) / report.answered,
  };
}

/** The median of each figure over the rounds; for unexpected answers the worst round. */
export const medianFigures = (rounds: readonly Figures[]): Figures => ({
  cpuMicros: median(rounds.map((round) => round.cpuMicros)),
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  unexpectedShare: Math.max(...rounds.map((round) => round.unexpectedShare)),
});
