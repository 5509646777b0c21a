import type { Edit } from '../orders/mutants.ts';

export interface ClusterMutant {
  /** The scenario that has to detect it. */
  scenario: string;
  mistake: string;
  /** The problem that has to be among those found. */
  problem: RegExp;
  /** Edits of the shop. */
  edits?: readonly Edit[];
  /** Environment of the shops. */
  env?: Record<string, string>;
  /** PostgreSQL answers before a second machine has the commit. */
  isAsynchronous?: boolean;
  /** Buyers repeat a request with a new key. */
  hasNewKeyOnRetry?: boolean;
}

/**
 * Mistakes that only several machines and faults show. A listening connection that is not closed is not among them: haproxy
 * cuts it, and the tests of listen-on-connection notice it.
 */
export const MUTANTS: Readonly<Record<string, ClusterMutant>> = {
  asynchronous: {
    scenario: 'leader-behind',
    mistake: 'a commit is answered before a second machine has it',
    problem: /orders lost/,
    isAsynchronous: true,
  },
  'new-key': {
    scenario: 'answer-lost',
    mistake: 'a request is repeated with a new idempotency key',
    problem: /orders doubled/,
    hasNewKeyOnRetry: true,
  },
  'pool-readiness': {
    scenario: 'pool-full',
    mistake: 'readiness is asked over the connections of shoppers',
    problem: /not ready/,
    edits: [
      {
        file: 'platform/database/open-postgres.ts',
        from: '    ping: notifications.ping,\n',
        to: '    ping: () => pool.query("select 1").then(() => true, () => false),\n',
      },
    ],
  },
  'no-grace': {
    scenario: 'rolling-restart',
    mistake: 'a process stops listening as soon as it is asked to end',
    problem: /failed (calls|pages)/,
    env: { DRAIN_GRACE_MS: '0' },
  },
};
