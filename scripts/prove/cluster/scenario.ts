import type { Cluster } from './cluster.ts';
import type { Note } from './load/run-load.ts';

/** What a scenario must not exceed, in seconds or failures. */
export interface Bars {
  /** The longest time without an acknowledged order. */
  writesBackSeconds: number;
  failedPages: number;
  /** Failed calls; Infinity where the buyers' retries may be needed. */
  failedCalls: number;
  restSeconds: number;
  stopSeconds: number;
}
export interface Scenario {
  name: string;
  title: string;
  bars?: Partial<Bars>;
  /** How long the load goes on after the fault. */
  seconds?: number;
  /** Violations that the fault itself sees. */
  fault(cluster: Cluster, note: Note): Promise<FaultFigures | undefined>;
}
export interface FaultFigures {
  /** Seconds from SIGTERM to the end of each process. */
  stopSeconds?: number[];
  violations?: string[];
}

export const BARS: Bars = {
  writesBackSeconds: 30,
  failedPages: 0,
  failedCalls: Number.POSITIVE_INFINITY,
  restSeconds: 90,
  stopSeconds: 20,
};

/** On a machine that does much else, seconds and what had to be repeated say nothing about the shop. */
export const UNTIMED_BARS: Bars = {
  writesBackSeconds: Number.POSITIVE_INFINITY,
  failedPages: Number.POSITIVE_INFINITY,
  failedCalls: Number.POSITIVE_INFINITY,
  restSeconds: Number.POSITIVE_INFINITY,
  stopSeconds: Number.POSITIVE_INFINITY,
};
