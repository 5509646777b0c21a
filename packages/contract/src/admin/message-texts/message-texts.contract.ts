import { z } from 'zod';
import { emptyObject, text, time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract } from '../kit/index.ts';
import { messageTextsRoutes } from './message-texts.routes.ts';

const key = z.string().regex(/^[a-z0-9-]{1,40}$/);
const content = z.object({ title: z.string(), text: z.string() });

export const messageTextsContract = defineAdminContract({
  list: adminRead({
    route: messageTextsRoutes.list,
    summary:
      'Every text that the shop sends by itself, with its variables, the text of the shop and the one that holds',
    permission: 'message:write',
    input: emptyObject,
    output: z.object({
      texts: z.array(
        content.extend({
          key,
          group: z.string(),
          label: z.string(),
          /** 0: nobody has changed it. */
          version: z.int(),
          isChanged: z.boolean(),
          /** What is stored cannot be filled any more, so the text of the shop is sent. */
          problem: z.string().nullable(),
          standard: content,
          variables: z.record(z.string(), z.string()),
          required: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  history: adminRead({
    route: messageTextsRoutes.history,
    summary: 'The earlier versions of a text, newest first',
    permission: 'message:write',
    input: z.object({ key }),
    output: z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          /** Null: the text of the shop again. */
          content: content.nullable(),
          by: z.string(),
          at: time,
        }),
      ),
    }),
    refusals: ['message-text-not-found'],
  }),
  save: adminWrite({
    route: messageTextsRoutes.save,
    summary: 'Stores a text as the next version; null is the text of the shop again',
    permission: 'message:write',
    input: z.object({
      key,
      /** The version that the caller has read. */
      version: wholeNumber({ min: 0, max: 1_000_000 }),
      content: z.object({ title: text(60), text: text(300) }).nullable(),
    }),
    output: z.object({ version: z.int() }),
    refusals: ['message-text-not-found', 'message-text-changed', 'message-text-refused'],
    subject: (input) => ({ kind: 'message-text', id: input.key }),
    reason: 'none',
  }),
});
