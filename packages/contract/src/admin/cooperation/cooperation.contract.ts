import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason } from '../kit/index.ts';
import { cooperationAdminRoutes } from './cooperation.routes.ts';

const one = z.object({ receiptNo: id });
const ofApplication = ({ receiptNo }: { receiptNo: string }) =>
  ({ kind: 'cooperation', id: receiptNo }) as const;

const applicationRow = z.object({
  receiptNo: z.string(),
  company: z.string(),
  brand: z.string(),
  status: z.int(),
  statusText: z.string(),
  wanted: z.string().nullable(),
  expectedBy: time.nullable(),
  createdAt: time,
});

/** Companies that want to sell here. */
export const cooperationAdminContract = defineAdminContract({
  board: adminRead({
    route: cooperationAdminRoutes.board,
    summary: 'Applications by step, newest first; by company, brand or tax number when asked',
    permission: 'cooperation:read',
    input: z.object({ q: text(60).optional() }),
    output: z.object({
      steps: z.array(
        z.object({ status: z.int(), name: z.string(), count: z.int(), rows: z.array(applicationRow) }),
      ),
    }),
    refusals: [],
  }),
  detail: adminRead({
    route: cooperationAdminRoutes.detail,
    summary: 'One application with its documents and its history; the contact is masked',
    permission: 'cooperation:read',
    input: one,
    output: applicationRow.extend({
      taxNumber: z.string(),
      authorisation: z.enum(['owner', 'generalAgent', 'distributor']),
      contact: z.string(),
      mobile: z.string(),
      email: z.string(),
      intro: z.string(),
      wantedUntil: time.nullable(),
      /** Links that expire after fifteen minutes. */
      documents: z.array(z.string()),
      events: z.array(z.object({ at: time, title: z.string(), note: z.string() })),
      /** The status of the next step; null at the end. */
      nextStatus: z.int().nullable(),
      nextName: z.string().nullable(),
    }),
    refusals: ['application-not-found'],
  }),
  move: adminWrite({
    route: cooperationAdminRoutes.move,
    summary: 'Moves an application to the next step, or refuses it; the applicant reads the words',
    permission: 'cooperation:decide',
    input: one.extend({ isAccepted: z.boolean(), reason }),
    output: z.null(),
    refusals: ['application-not-found', 'application-moved-on'],
    subject: ofApplication,
    reason: 'required',
  }),
  requestDocument: adminWrite({
    route: cooperationAdminRoutes.requestDocument,
    summary: 'Asks the applicant for another document',
    permission: 'cooperation:decide',
    input: one.extend({ text: text(200) }),
    output: z.null(),
    refusals: ['application-not-found', 'application-moved-on'],
    subject: ofApplication,
    reason: 'none',
  }),
});
