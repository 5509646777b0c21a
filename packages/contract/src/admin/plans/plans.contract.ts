import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { adminRead, defineAdminContract } from '../kit/index.ts';
import { plansRoutes } from './plans.routes.ts';

/** Something that happens by itself at a time: a set, or a line, section or campaign by its own times. */
const planLine = z.object({
  kind: z.enum(['change-set', 'slot-line', 'home-section', 'campaign']),
  /** Begins, or ends; a set then becomes what it was. */
  moment: z.enum(['begin', 'end']),
  at: time,
  id: z.string(),
  title: z.string(),
  /** 规格 14 */
  detail: z.string(),
  state: z.enum(['planned', 'waiting', 'applied', 'failed']),
  madeBy: z.string().nullable(),
  /** The page of the plan. */
  path: z.string(),
});

export const plansContract = defineAdminContract({
  calendar: adminRead({
    route: plansRoutes.calendar,
    summary: 'What happens by itself between two days, and plans that change the same cell',
    permission: 'product:read',
    input: z.object({ from: time, to: time }),
    output: z.object({
      /** Now, in business time. */
      now: time,
      lines: z.array(planLine),
      /** More lines than shown. */
      isCut: z.boolean(),
      /** Cells that several open plans change, whatever their time. */
      conflicts: z.array(
        z.object({
          /** 规格 SA-001-01 */
          name: z.string(),
          column: z.string(),
          plans: z.array(
            z.object({ id: z.string(), title: z.string(), at: time.nullable(), value: z.string() }),
          ),
        }),
      ),
    }),
    refusals: ['change-time-wrong'],
  }),
});
