import { z } from 'zod';
import { text } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { termsRoutes } from './terms.routes.ts';

const kind = z.enum(['effect', 'skin-type', 'label', 'shade-family']);
/** A stored name may be as long as an entry of a file; a new one is short. */
const storedName = z.string().min(1).max(500);
const newName = text(20);
const ofKind = (input: { kind: string }) => ({ kind: 'term', id: input.kind }) as const;

export const termsContract = defineAdminContract({
  list: adminRead({
    route: termsRoutes.list,
    summary: 'The words of one list, with how many products or skus use each',
    permission: 'product:read',
    input: z.object({ kind }),
    output: z.object({
      terms: z.array(
        z.object({
          name: z.string(),
          /** What shoppers read, where it differs from the name. */
          label: z.string().nullable(),
          count: z.int(),
          /** Pages of the shop select by it: it can be neither renamed nor deleted. */
          isFixed: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  add: adminWrite({
    route: termsRoutes.add,
    summary: 'Adds a word to a list',
    permission: 'product:write',
    input: z.object({ kind, name: newName }),
    output: z.null(),
    refusals: ['term-exists'],
    subject: ofKind,
    reason: 'none',
  }),
  rename: adminWrite({
    route: termsRoutes.rename,
    summary:
      'Renames a word wherever it is used, as one change set; two words become one when the new name exists',
    permission: 'product:write',
    input: z.object({ kind, name: storedName, to: newName, reason }),
    output: z.object({
      /** Null: nothing used it. */
      setId: rowId.nullable(),
      count: z.int(),
      isMerged: z.boolean(),
    }),
    refusals: ['term-not-found', 'term-fixed', 'term-used-too-much'],
    subject: ofKind,
    reason: 'required',
  }),
  remove: adminWrite({
    route: termsRoutes.remove,
    summary: 'Deletes a word that nothing uses',
    permission: 'product:write',
    input: z.object({ kind, name: storedName }),
    output: z.null(),
    refusals: ['term-not-found', 'term-fixed', 'term-in-use'],
    subject: ofKind,
    reason: 'none',
  }),
});
