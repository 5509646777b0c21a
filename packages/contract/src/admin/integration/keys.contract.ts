import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason } from '../kit/index.ts';
import { integrationKeysRoutes as routes } from './integration.routes.ts';

const keyRow = z.object({
  keyId: z.string(),
  /** The account of staff it acts as: who made a row, in the audit log. */
  staffId: z.string(),
  name: z.string(),
  permissions: z.array(z.object({ permission: z.string(), label: z.string() })),
  networks: z.array(z.string()),
  expiresAt: time,
  createdAt: time,
  createdBy: z.string(),
  lastUsedAt: time.nullable(),
  lastAddress: z.string().nullable(),
  revokedAt: time.nullable(),
  state: z.enum(['valid', 'expired', 'revoked']),
});

const keyId = z.string().regex(/^[a-z0-9]{12}$/);

/** Keys with which other systems call the admin API. */
export const integrationKeysContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Keys of other systems, with what each may do and when it was last used',
    permission: 'integration:read',
    input: z.object({}),
    output: z.object({ rows: z.array(keyRow) }),
    refusals: [],
  }),
  create: adminWrite({
    route: routes.create,
    summary: 'Creates a key; the answer is the only place where its secret is shown',
    permission: 'integration:write',
    input: z.object({
      name: text(30),
      permissions: z.array(z.string().max(40)).min(1).max(100),
      /** Addresses or networks (`203.0.113.0/24`) that may use it; none: all. */
      networks: z.array(text(43)).max(20).default([]),
      days: z.union([z.literal(30), z.literal(90), z.literal(365)]),
    }),
    output: z.object({ keyId: z.string(), token: z.string(), expiresAt: time }),
    refusals: ['key-refused', 'grant-missing'],
    subject: (_input, result) => ({ kind: 'api-key', id: result?.keyId ?? 'new' }),
    reason: 'none',
    needsProof: true,
    storesAnswer: false,
  }),
  revoke: adminWrite({
    route: routes.revoke,
    summary: 'Revokes a key: the next call with it is refused, on every replica',
    permission: 'integration:write',
    input: z.object({ keyId, reason }),
    output: z.null(),
    refusals: ['key-not-found', 'key-revoked'],
    subject: ({ keyId: id }) => ({ kind: 'api-key', id }),
    reason: 'required',
  }),
});
