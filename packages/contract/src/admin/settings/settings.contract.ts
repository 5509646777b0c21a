import type { SettingKey } from '@huarong/core/settings';
import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { settingsRoutes } from './settings.routes.ts';

const key = z.enum([
  'freight',
  'invoice-seller',
  'cash-on-delivery',
  'delivery',
  'carriers',
  'order-times',
  'packaging',
  'points',
  'returns',
  'broadcasts',
  'payment-fees',
  'limits',
  'stock',
  'second-person',
  'error-texts',
] as const satisfies readonly SettingKey[]);
const group = z.object({ key });
/** By the names of the group's fields; the fields of core say what is wrong with them. */
const values = z.record(z.string().max(40), z.json());
const stored = z.object({
  settingId: rowId,
  values: z.record(z.string(), z.json()),
  effectiveAt: time,
  madeBy: z.string(),
  madeAt: time,
  reason: z.string(),
  state: z.enum(['planned', 'current', 'past', 'cancelled']),
});
const ofGroup = (input: { key: SettingKey }) => ({ kind: 'setting', id: input.key }) as const;

export const settingsContract = defineAdminContract({
  group: adminRead({
    route: settingsRoutes.group,
    summary: 'What a group of settings holds now, what is planned, and every change with who made it',
    permission: 'setting:read',
    input: group,
    output: z.object({
      current: z.record(z.string(), z.json()),
      /** The newest row; null: the defaults hold. */
      newestId: rowId.nullable(),
      /** What of the stored values cannot be read, in words: the defaults hold instead. */
      unreadable: z.array(z.string()),
      /** Other values wait until a second person has agreed. */
      needsSecondPerson: z.boolean(),
      /** A request that a second person has not decided; null: none. */
      waiting: z.object({ approvalId: rowId, by: z.string() }).nullable(),
      planned: stored.nullable(),
      history: z.array(stored),
    }),
    refusals: [],
  }),
  errorCodes: adminRead({
    route: settingsRoutes.errorCodes,
    summary: 'Every error text that shoppers may read, as the release has it',
    permission: 'setting:read',
    input: z.object({}),
    output: z.object({
      codes: z.array(
        z.object({
          code: z.string(),
          text: z.string(),
          /** What the shop fills in; a text may leave it out. */
          placeholders: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  preview: adminRead({
    route: settingsRoutes.preview,
    summary: 'What other values would have changed in the last days',
    permission: 'setting:read',
    input: group.extend({ values }),
    output: z.object({
      lines: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      /** The same for many cases at once. */
      table: z
        .object({
          label: z.string(),
          columns: z.array(z.string()),
          rows: z.array(
            z.object({
              label: z.string(),
              cells: z.array(z.object({ before: z.string(), after: z.string() })),
            }),
          ),
        })
        .optional(),
      /** What the figures were counted from. */
      note: z.string(),
    }),
    refusals: ['setting-refused'],
  }),
  save: adminWrite({
    route: settingsRoutes.save,
    summary:
      'Other values of a group, at once or from a time on; a second person agrees where they cost money',
    permission: 'setting:write',
    input: group.extend({
      values,
      /** Null: at once. */
      effectiveAt: z.iso.datetime({ offset: true }).nullable(),
      /** The newest that the editor has seen; null: none. */
      seenId: rowId.nullable(),
      reason,
    }),
    output: doneOrWaiting(z.object({ settingId: rowId })),
    refusals: ['setting-refused', 'setting-changed', 'setting-planned', 'setting-same', 'setting-waiting'],
    subject: ofGroup,
    reason: 'required',
  }),
  cancel: adminWrite({
    route: settingsRoutes.cancel,
    summary: 'Takes back values that have not begun',
    permission: 'setting:write',
    input: group.extend({ settingId: rowId, reason }),
    output: z.null(),
    refusals: ['setting-begun'],
    subject: ofGroup,
    reason: 'required',
  }),
});
