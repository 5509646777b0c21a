import { inServer, type Mutant } from '../mutant.ts';

/** Mode, secrets, background work and retention. */
export const OPERATION: Readonly<Record<string, Mutant>> = {
  'operation-other-mode-opened': inServer(
    'mode',
    'a demo opens the database of a live shop',
    [['platform/mode/prepare-database.ts', 'throw new OtherMode(remembered);', 'return;']],
    ['platform/mode/prepare-database.feature.test.ts'],
  ),
  'operation-previous-secret-refused': inServer(
    'secrets',
    'what the previous secret has signed is refused',
    [['platform/secrets/matches-signature.ts', 'secrets.some(', 'secrets.slice(0, 1).some(']],
    ['platform/secrets/secrets.test.ts'],
  ),
  'operation-slow-kind-delays-others': inServer(
    'jobs',
    'a topic that hangs takes the capacity of all others',
    [['platform/jobs/start-work.ts', 'const SLOW_KINDS = 2;', 'const SLOW_KINDS = 0;']],
    ['platform/outbox/outbox.feature.test.ts'],
  ),
  'operation-parked-after-minutes': inServer(
    'jobs',
    'work is parked after two minutes',
    [['platform/jobs/retry-policy.ts', 'PARK_AFTER = 25', 'PARK_AFTER = 8']],
    ['platform/jobs/retry-policy.test.ts'],
  ),
  'operation-unreadable-payload-retried': inServer(
    'jobs',
    'a payload that no attempt can read is tried for a day',
    [
      [
        'platform/jobs/define-job.ts',
        'throw new PermanentFailure(parsed.error.message)',
        'throw new Error(parsed.error.message)',
      ],
    ],
    ['platform/jobs/define-job.feature.test.ts'],
  ),
  'operation-recurring-job-lost': inServer(
    'jobs',
    'a recurring job that was parked never runs again',
    [
      [
        'platform/jobs/run-due-jobs.ts',
        'if (recurringKey !== undefined) await',
        "if (recurringKey === '') await",
      ],
    ],
    ['platform/jobs/jobs.feature.test.ts'],
  ),
  'operation-parked-work-deleted': inServer(
    'retention',
    'parked events are deleted with the delivered ones',
    [['platform/retention/delete-old-rows.ts', "state = 'delivered' and settled_at", 'settled_at']],
    ['features/system/retention.feature.test.ts'],
  ),
  'operation-guest-with-cart-deleted': inServer(
    'retention',
    'a guest with a cart is deleted',
    [['platform/retention/delete-old-rows.ts', "'cart', ", '']],
    ['features/system/retention.feature.test.ts'],
  ),
};
