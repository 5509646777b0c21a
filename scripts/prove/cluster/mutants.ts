import type { Edit } from '../orders/mutants.ts';

export interface ClusterMutant {
  /** The scenario that has to detect it. */
  scenario: string;
  mistake: string;
  /** Edits of the shop. */
  edits?: readonly Edit[];
  /** Environment of the shops. */
  env?: Record<string, string>;
  /** PostgreSQL answers before a second machine has the commit. */
  isAsynchronous?: boolean;
  /** Buyers repeat a request with a new key. */
  hasNewKeyOnRetry?: boolean;
}

/** Mistakes that only several machines and faults show. */
export const MUTANTS: Readonly<Record<string, ClusterMutant>> = {
  asynchronous: {
    scenario: 'leader-behind',
    mistake: 'a commit is answered before a second machine has it',
    isAsynchronous: true,
  },
  'new-key': {
    scenario: 'answer-lost',
    mistake: 'a request is repeated with a new idempotency key',
    hasNewKeyOnRetry: true,
  },
  'pool-readiness': {
    scenario: 'pool-full',
    mistake: 'readiness is asked over the connections of shoppers',
    edits: [
      {
        file: 'platform/database/open-postgres.ts',
        from: '    ping: notifications.ping,\n',
        to: '    ping: () => pool.query("select 1").then(() => true, () => false),\n',
      },
    ],
  },
  'listener-left': {
    scenario: 'switchover',
    mistake: 'a listening connection that failed is not closed',
    edits: [
      {
        file: 'platform/database/listening-connection.ts',
        from: '  } catch (error) {\n    socket.destroy();\n    throw error;',
        to: '  } catch (error) {\n    throw error;',
      },
    ],
  },
  'no-grace': {
    scenario: 'rolling-restart',
    mistake: 'a process stops listening as soon as it is asked to end',
    env: { DRAIN_GRACE_MS: '0' },
  },
};
