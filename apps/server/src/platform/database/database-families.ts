import { type Family, gauge, type Sample } from '#platform/metrics';
import type { PoolName } from './watched-pool.ts';

export interface PoolFigures {
  name: PoolName;
  /** Connections it may open. */
  size: number;
  inUse: number;
  idle: number;
  /** Callers without a connection. */
  waiting: number;
}
export interface DatabaseFigures {
  pools: PoolFigures[];
  isListening: boolean;
  /** Null without a standby. */
  standby: StandbyFigures | null;
}
export interface StandbyFigures {
  isUsable: boolean;
  /** Null while it is not known. */
  lagSeconds: number | null;
}

/** The connections of this process, as metrics. */
export const databaseFamilies = ({ pools, isListening, standby }: DatabaseFigures): Family[] => [
  {
    name: 'database_pool_connections',
    help: 'Connections of the pool by state',
    type: 'gauge',
    samples: pools.flatMap(({ name, inUse, idle }): Sample[] => [
      { labels: { pool: name, state: 'in_use' }, value: inUse },
      { labels: { pool: name, state: 'idle' }, value: idle },
    ]),
  },
  {
    name: 'database_pool_size',
    help: 'Connections that the pool may open',
    type: 'gauge',
    samples: pools.map(({ name, size }) => ({ labels: { pool: name }, value: size })),
  },
  {
    name: 'database_pool_waiting',
    help: 'Callers that wait for a connection',
    type: 'gauge',
    samples: pools.map(({ name, waiting }) => ({ labels: { pool: name }, value: waiting })),
  },
  gauge('database_listener_up', 'Whether the process hears of changes in the database', Number(isListening)),
  ...(standby ? standbyFamilies(standby) : []),
];

const standbyFamilies = ({ isUsable, lagSeconds }: StandbyFigures): Family[] => [
  gauge('database_standby_usable', 'Whether reads go to the standby', Number(isUsable)),
  {
    name: 'database_standby_lag_seconds',
    help: 'How far the standby is behind; absent while it does not answer',
    type: 'gauge',
    samples: lagSeconds === null ? [] : [{ labels: {}, value: lagSeconds }],
  },
];
