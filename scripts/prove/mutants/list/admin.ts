import type { Mutant } from '../mutant.ts';

const SERVER = 'apps/server/src/';

type Edit = readonly [file: string, from: string, to: string];

/** Paths are relative to apps/server/src; tests to apps/server. */
const inAdmin = (
  feature: string,
  mistake: string,
  edits: readonly Edit[],
  tests: readonly string[],
): Mutant => ({
  feature,
  mistake,
  edits: edits.map(([file, from, to]) => ({ file: SERVER + file, from, to })),
  tests: tests.map((test) => `apps/server/${test}`),
});

const STAFF = 'src/features/staff/staff.feature.test.ts';
const PERMISSIONS = 'testing/admin/permissions.feature.test.ts';
const ORDERS = 'src/features/orders/admin/orders-admin.feature.test.ts';

/** Faults of the admin: who may do what, evidence, money. `npm run prove:admin` tries these alone. */
export const ADMIN: Readonly<Record<string, Mutant>> = {
  'admin-permission-not-checked': inAdmin(
    'staff',
    'whoever has signed in may call everything',
    [['platform/admin/mount-admin-api.ts', '!staff.permissions.has(permission)', 'false']],
    [PERMISSIONS],
  ),
  'admin-guesses-at-once': inAdmin(
    'staff',
    'guesses that are being compared do not count',
    [['features/staff/sign-in/count-try.ts', 'wrong + open >=', 'wrong >=']],
    ['src/features/staff/sign-in/parallel-guesses.feature.test.ts'],
  ),
  'admin-marketing-after-opt-out': inAdmin(
    'account',
    'a campaign reaches members who have turned it off',
    [['features/broadcasts/sending/recipients.queries.ts', 'and privacy_switch.is_on and', 'and']],
    ['src/features/broadcasts/admin/marketing-admin.feature.test.ts'],
  ),
  'admin-half-session-opens': inAdmin(
    'staff',
    'the password alone opens the admin',
    [
      [
        'platform/admin/mount-admin-api.ts',
        "if (!staff.hasSecondFactor) return { code: 'second-factor-needed' };",
        '',
      ],
    ],
    [PERMISSIONS],
  ),
  'admin-session-survives-suspension': inAdmin(
    'staff',
    'a suspended person goes on working',
    [['features/staff/sessions.queries.ts', "\n      and staff.state = 'active'", '']],
    [PERMISSIONS],
  ),
  'admin-code-used-twice': inAdmin(
    'staff',
    'a one-time code works again',
    [
      ['features/staff/totp.ts', 'match !== undefined && match > lastStep ? match : null', 'match ?? null'],
      ['features/staff/staff.queries.ts', "\n    .where('totp_step', '<', step)", ''],
    ],
    [STAFF],
  ),
  'admin-cookie-readable': inAdmin(
    'staff',
    'scripts can read the cookie of the session',
    [['platform/admin/mount-admin-api.ts', 'Path=/; HttpOnly;', 'Path=/;']],
    [STAFF],
  ),
  'admin-other-origins-call': inAdmin(
    'staff',
    'a page of another origin can call the admin',
    [
      [
        'platform/admin/mount-admin-api.ts',
        "headers['sec-fetch-site'] === 'same-origin'",
        "headers['sec-fetch-site'] !== 'never'",
      ],
    ],
    [STAFF],
  ),
  'admin-proof-not-asked': inAdmin(
    'staff',
    'money and roles need no fresh proof',
    [['platform/admin/mount-admin-api.ts', 'needsProof && !staff.isProofFresh', 'needsProof && false']],
    [STAFF],
  ),
  'admin-secrets-stored': inAdmin(
    'staff',
    'recovery codes and links are stored for repeated requests',
    [['platform/admin/implement-admin.ts', 'endpoint.storesAnswer === false ? undefined : ', '']],
    [STAFF],
  ),
  'admin-grants-what-it-lacks': inAdmin(
    'staff',
    'somebody gives roles with more permissions than their own',
    [
      [
        'features/staff/people/manage-people.ts',
        'return missing.length === 0\n',
        'return missing.length >= 0\n',
      ],
    ],
    [STAFF],
  ),
  'admin-entry-skipped': inAdmin(
    'audit',
    'a write leaves no audit entry',
    [
      [
        'platform/audit/audited-transaction.ts',
        'if (done) await insertEntry',
        'if (done && false) await insertEntry',
      ],
    ],
    [STAFF],
  ),
  'admin-rows-skipped': inAdmin(
    'audit',
    'the changed rows are not recorded',
    [
      [
        'platform/audit/audited-transaction.ts',
        "select set_config('shop.audit_entry',",
        "select set_config('shop.audit_other',",
      ],
    ],
    [STAFF],
  ),
  'admin-seal-without-content': inAdmin(
    'audit',
    'a seal does not cover what the entries say',
    [['features/audit/seal-days.ts', 'for (const { text } of rows) hash', 'for (const { text } of []) hash']],
    ['src/features/audit/seal.feature.test.ts'],
  ),
  'admin-own-request-approved': inAdmin(
    'approvals',
    'whoever asked may approve',
    [
      [
        'features/approvals/decide-approval.ts',
        "if (approval.requested_by === staff.staffId) return refuse({ code: 'approval-own' });",
        '',
      ],
    ],
    ['src/features/returns/admin/returns-admin.feature.test.ts'],
  ),
  'admin-claim-ignored': inAdmin(
    'work',
    'a colleague takes over without asking',
    [
      [
        'features/work/claims.queries.ts',
        'where work_claim.staff_id = excluded.staff_id or',
        'where true or',
      ],
    ],
    ['src/features/work/work.feature.test.ts'],
  ),
  'admin-mask-off': inAdmin(
    'orders',
    'the order list shows whole mobile numbers',
    [
      [
        'features/orders/admin/list/list-for-staff.ts',
        'recipientMobile: maskMobile(row.recipient.mobile)',
        'recipientMobile: row.recipient.mobile',
      ],
    ],
    ['testing/admin/privacy.feature.test.ts'],
  ),
  'admin-cancel-keeps-stock': inAdmin(
    'orders',
    'a cancellation by staff gives nothing back',
    [
      [
        'features/orders/staff/cancel-by-staff.ts',
        '  await settleCancelledSubOrders(\n    tx,\n    payments,\n    order,\n    moved.map(({ id }) => id),\n  );\n',
        '',
      ],
    ],
    [ORDERS],
  ),
  'admin-refund-above-left': inAdmin(
    'orders',
    'a refund may ask for more than is left',
    [
      [
        'features/orders/admin/refunds/request-refund.ts',
        'if (amountFen > leftFen) return tooMuch(leftFen);',
        '',
      ],
    ],
    [ORDERS],
  ),
  'admin-large-refund-alone': inAdmin(
    'orders',
    'a large refund needs no second person',
    [
      [
        'features/orders/admin/refunds/request-refund.ts',
        'approvalReason(amountFen, refundsByStaff, aloneUpTo) !== null',
        'amountFen < 0',
      ],
    ],
    [ORDERS],
  ),
  'admin-file-row-twice': inAdmin(
    'orders',
    'a row of a ship file that is done is shipped again',
    [
      [
        'features/orders/admin/ship-files/ship-file.queries.ts',
        " and state = 'waiting' for update skip locked",
        ' for update skip locked',
      ],
      [
        'features/orders/admin/ship-files/ship-file.queries.ts',
        "      .where('run_id', '=', runId)\n      .where('state', '=', 'waiting')\n      .orderBy('position')",
        "      .where('run_id', '=', runId)\n      .orderBy('position')",
      ],
    ],
    [ORDERS],
  ),
};
