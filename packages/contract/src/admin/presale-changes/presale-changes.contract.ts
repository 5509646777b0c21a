import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { presaleChangesRoutes } from './presale-changes.routes.ts';

const byPresale = ({ presaleId }: { presaleId: string | number }) => ({
  kind: 'presale' as const,
  id: String(presaleId),
});
const version = wholeNumber({ min: 1, max: 1_000_000_000 });
/** Left out: the date stays. */
const wantedDates = z.object({
  presaleId: id,
  /** `now`: nobody pays a deposit from now on. */
  depositUntil: z.union([z.literal('now'), time]).optional(),
  balanceUntil: time.optional(),
});
/** `paid`: everything that was paid goes back. `double`: the deposit once more on top. */
const rule = z.enum(['paid', 'double']);
const group = z.object({ orders: z.int(), units: z.int(), refundFen: fen, extraFen: fen });
const dates = z.object({ depositUntil: time, balanceUntil: time });

export const presaleChangesContract = defineAdminContract({
  list: adminRead({
    route: presaleChangesRoutes.list,
    summary: 'Changes of a presale that people had ordered, newest first, with how far each is',
    permission: 'promotion:read',
    input: z.object({ presaleId: id }),
    output: z.object({
      rows: z.array(
        z.object({
          changeId: rowId,
          kind: z.enum(['dates', 'cancel']),
          before: dates.nullable(),
          after: dates.nullable(),
          rule: rule.nullable(),
          reason: z.string(),
          state: z.enum(['running', 'done']),
          requestedBy: z.string(),
          approvedBy: z.string(),
          at: time,
          /** Orders that are done, and those that nothing was done for. */
          done: z.int(),
          skipped: z.int(),
          refundFen: fen,
          extraFen: fen,
          /** Of the second deposits, what finance has not paid yet. */
          extraDueFen: fen,
        }),
      ),
      /** Requests that nobody has decided yet. */
      waiting: z.array(z.object({ approvalId: rowId, title: z.string(), requestedBy: z.string() })),
    }),
    refusals: ['presale-not-found'],
  }),
  previewDates: adminRead({
    route: presaleChangesRoutes.previewDates,
    summary: 'What other dates would mean for who has ordered; nothing is changed',
    permission: 'promotion:read',
    input: wantedDates,
    output: z.object({
      before: dates,
      after: dates,
      /** Why the dates cannot be so; null: they can. */
      problem: z.string().nullable(),
      /** Deposit paid, balance open: they get a message. */
      depositors: z.int(),
      units: z.int(),
      depositFen: fen,
      owingFen: fen,
      /** Ordered, deposit not paid yet. */
      unpaid: z.int(),
      /** Deposit and balance paid: nothing changes for them. */
      settled: z.int(),
      /** When who still owes is reminded; null: the message is within the last day itself. */
      reminderAt: time.nullable(),
      message: z.object({ title: z.string(), text: z.string() }),
      approvers: z.array(z.string()),
    }),
    refusals: ['presale-not-found'],
  }),
  changeDates: adminWrite({
    route: presaleChangesRoutes.changeDates,
    summary: 'Asks a second person to end deposits early or to give more time',
    permission: 'promotion:publish',
    input: wantedDates.extend({ version, reason }),
    output: doneOrWaiting(z.null()),
    refusals: ['presale-not-found', 'presale-changed', 'presale-dates-refused'],
    subject: byPresale,
    reason: 'required',
  }),
  previewCancel: adminRead({
    route: presaleChangesRoutes.previewCancel,
    summary: 'What everybody would get back if the shop cannot ship; nothing is changed',
    permission: 'promotion:read',
    input: z.object({ presaleId: id, rule }),
    output: z.object({
      /** Why the presale cannot be ended now; null: it can. */
      problem: z.string().nullable(),
      /** Deposit paid, balance open. */
      owing: group,
      /** Deposit and balance paid, nothing sent. */
      settled: group,
      /** Ordered, deposit not paid. */
      unpaid: group,
      /** Something was sent, or a cancellation is being decided: they stay as they are. */
      untouched: z.int(),
      refundFen: fen,
      extraFen: fen,
      /** The first of them, oldest first. */
      rows: z.array(
        z.object({
          orderId: z.string(),
          depositAt: time.nullable(),
          units: z.int(),
          depositFen: fen,
          refundFen: fen,
          extraFen: fen,
        }),
      ),
      message: z.object({ title: z.string(), text: z.string() }),
      approvers: z.array(z.string()),
    }),
    refusals: ['presale-not-found'],
  }),
  cancel: adminWrite({
    route: presaleChangesRoutes.cancel,
    summary: 'Asks a second person to cancel and refund every order of a presale that the shop cannot ship',
    permission: 'promotion:publish',
    input: z.object({
      presaleId: id,
      version,
      rule,
      /** What the caller has confirmed. */
      expectedOrders: wholeNumber({ min: 1, max: 100_000_000 }),
      reason,
    }),
    output: doneOrWaiting(z.null()),
    refusals: [
      'presale-not-found',
      'presale-changed',
      'presale-cancel-refused',
      'presale-cancel-count-changed',
    ],
    subject: byPresale,
    reason: 'required',
    needsProof: true,
  }),
  previewReminder: adminRead({
    route: presaleChangesRoutes.previewReminder,
    summary: 'How many members would be reminded of their balance now, and what they would read',
    permission: 'promotion:read',
    input: z.object({ presaleId: id }),
    output: z.object({
      /** Members who would get the message now. */
      people: z.int(),
      /** Members who owe a balance that can be paid now. */
      members: z.int(),
      /** Of them, who was reminded today. */
      reminded: z.int(),
      /** Orders of guests: they have no inbox. */
      guests: z.int(),
      message: z.object({ title: z.string(), text: z.string() }),
    }),
    refusals: ['presale-not-found'],
  }),
  remind: adminWrite({
    route: presaleChangesRoutes.remind,
    summary: 'Reminds every member whose balance can be paid and is not, each once a day',
    permission: 'promotion:publish',
    input: z.object({ presaleId: id }),
    /** `isLater`: they are many, and a job sends the messages. */
    output: z.object({ isLater: z.boolean(), people: z.int().nullable() }),
    refusals: ['presale-not-found', 'presale-nobody-to-remind'],
    subject: byPresale,
    reason: 'none',
  }),
  extras: adminRead({
    route: presaleChangesRoutes.extras,
    summary: 'Second deposits that the shop owes, oldest first, or those that were paid',
    permission: 'ledger:read',
    input: z.object({
      isPaid: z.enum(['yes', 'no']).default('no'),
      after: cursor.optional(),
      size: listSize,
    }),
    output: listPage(
      z.object({
        orderId: z.string(),
        presaleTitle: z.string(),
        recipient: z.string(),
        extraFen: fen,
        since: time,
        paidAt: time.nullable(),
        paidBy: z.string().nullable(),
        reference: z.string().nullable(),
      }),
    ).extend({ dueFen: fen }),
    refusals: [],
  }),
  payExtra: adminWrite({
    route: presaleChangesRoutes.payExtra,
    summary: 'Records that finance has transferred the second deposit of an order',
    permission: 'return:cash',
    input: z.object({ orderId: id, reference: text(64, 4) }),
    output: z.object({ extraFen: fen }),
    refusals: ['presale-extra-not-due'],
    subject: ({ orderId }) => ({ kind: 'order', id: String(orderId) }),
    reason: 'none',
    needsProof: true,
  }),
});
