import { z } from 'zod';
import { id, time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { presaleArrivalsRoutes } from './presale-arrivals.routes.ts';

const MOST = 1_000_000;
/** Negative: a correction downwards. */
const units = wholeNumber({ min: -MOST, max: MOST });
const total = z.object({ orders: z.int(), units: z.int() });
const byPresale = ({ presaleId }: { presaleId: string | number }) => ({
  kind: 'presale' as const,
  id: String(presaleId),
});

export const presaleArrivalsContract = defineAdminContract({
  detail: adminRead({
    route: presaleArrivalsRoutes.detail,
    summary: 'What has arrived for a presale, for how many orders, and how many wait',
    permission: 'promotion:read',
    input: z.object({ presaleId: id }),
    output: z.object({
      /** Null: not counted, every paid order can leave. */
      count: z
        .object({
          arrived: z.int(),
          /** The most that can be recorded in all. */
          limit: z.int(),
          assigned: total,
          /** Deposit paid, units not arrived. */
          waiting: total,
          rows: z.array(
            z.object({ arrivalId: rowId, units: z.int(), note: z.string(), by: z.string(), at: time }),
          ),
        })
        .nullable(),
    }),
    refusals: ['presale-not-found'],
  }),
  start: adminWrite({
    route: presaleArrivalsRoutes.start,
    summary: 'From now on an order of the presale leaves only when its units have arrived',
    permission: 'presale:write',
    input: z.object({ presaleId: id }),
    output: z.object({ arrived: z.int() }),
    refusals: ['presale-not-found', 'presale-arrival-refused'],
    subject: byPresale,
    reason: 'none',
  }),
  preview: adminRead({
    route: presaleArrivalsRoutes.preview,
    summary: 'Who would get units of a delivery and who would wait; nothing is changed',
    permission: 'promotion:read',
    input: z.object({ presaleId: id, units }),
    output: z.object({
      /** Why it cannot be recorded; null: it can. */
      problem: z.string().nullable(),
      arrivedBefore: z.int(),
      arrivedAfter: z.int(),
      gets: total,
      loses: total,
      waits: total,
      leftOver: z.int(),
    }),
    refusals: ['presale-not-found', 'presale-arrival-refused'],
  }),
  record: adminWrite({
    route: presaleArrivalsRoutes.record,
    summary: 'Records a delivery or a correction; the oldest deposits get the units',
    permission: 'presale:write',
    input: z.object({
      presaleId: id,
      units,
      /** What the caller has seen: the same delivery is not recorded twice. */
      arrivedBefore: wholeNumber({ min: 0, max: MOST }),
      reason,
    }),
    output: z.object({ arrived: z.int() }),
    refusals: ['presale-not-found', 'presale-arrival-refused', 'presale-arrival-changed'],
    subject: byPresale,
    reason: 'required',
  }),
});
