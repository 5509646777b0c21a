import { inServer, type Mutant } from '../mutant.ts';

const PAGE_CACHE = 'platform/page-cache/page-cache.feature.test.ts';

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
  'operation-changed-page-stays': inServer(
    'page-cache',
    'the page of a changed product stays in the cache of nginx',
    [
      [
        'features/catalogue/page-tags.ts',
        '[LIST_TAG, ...productIds.map(productTag)]',
        'productIds.length > 0 ? [LIST_TAG] : []',
      ],
    ],
    [PAGE_CACHE],
  ),
  'operation-every-page-dropped': inServer(
    'page-cache',
    'a changed product drops the pages of all others',
    [['platform/page-cache/cached-files.ts', '!tagsOf(file).some((tag) => wanted.has(tag))', 'false']],
    [PAGE_CACHE],
  ),
  'operation-outdated-page-stored': inServer(
    'page-cache',
    'nginx stores a page that was rendered while its data changed',
    [['platform/published/published-cache.ts', 'else prepared.isOutdated = true;', '']],
    [PAGE_CACHE],
  ),
  'operation-deadlock-unexpected': inServer(
    'database',
    'a statement that met a deadlock is not sent again',
    [
      [
        'platform/database/watched-pool.ts',
        'else if (!isRetryable(error)) throw error;',
        'else throw error;',
      ],
    ],
    ['platform/database/statements.feature.test.ts'],
  ),
};
