import { z } from 'zod';
import { taxNumber } from '../invoices/index.ts';
import { email, id, mobile, smsCode, text, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { cooperationRoutes } from './cooperation.routes.ts';

const progressKey = z.string().regex(/^[0-9a-f]{32}$/);
const fileIds = z.array(id).max(5);

/** The application of a brand. */
export const CooperationApplication = z.object({
  company: text(100, 2),
  taxNumber,
  brandNameEN: text(60),
  brandNameCN: text(60),
  categoryId: id,
  authorisation: z.enum(['owner', 'generalAgent', 'distributor']),
  contact: text(25, 2),
  mobile,
  smsCode,
  rToken: id,
  email,
  intro: text(1000),
  /** Keys of uploaded files. */
  fileIds: fileIds.default([]),
  consent: z.literal(true),
});

/** The progress of an application, step by step. Contact data are masked. */
const Progress = z.object({
  progressKey: z.string(),
  receiptNo: z.string(),
  company: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  statusText: z.string(),
  expectedBy: time.optional(),
  isRefused: z.boolean(),
  /** The steps in order; `at` once a step is done. */
  steps: z.array(
    z.object({ name: z.string(), state: z.enum(['done', 'now', 'ahead']), at: time.optional() }),
  ),
  /** What the shop requests in addition, and the deadline. */
  wanted: z.object({ text: z.string(), until: time }).optional(),
  events: z.array(z.object({ at: time, title: z.string(), text: z.string() })),
});
export type CooperationProgress = z.infer<typeof Progress>;

export const cooperationContract = defineContract({
  apply: endpoint({
    route: cooperationRoutes.apply,
    summary: 'Apply to have a brand sold here',
    access: 'anyone',
    input: CooperationApplication,
    output: z.object({
      receiptNo: z.string(),
      statusText: z.string(),
      expectedBy: time,
      progressLink: z.string(),
    }),
    refusals: [
      'tax-number-wrong',
      'category-not-found',
      'application-exists',
      'document-expired',
      'code-wrong',
      'code-expired',
    ],
  }),
  uploadFile: endpoint({
    route: cooperationRoutes.uploadFile,
    summary: 'Upload one document of an application: PDF, JPEG or PNG',
    access: 'anyone',
    body: 'multipart',
    input: z.object({}),
    output: z.object({ fileId: z.string(), bytes: z.int() }),
    refusals: ['document-too-large', 'document-unreadable', 'documents-unused'],
  }),
  progress: endpoint({
    route: cooperationRoutes.progress,
    summary: 'The progress of an application, by the key of its receipt',
    access: 'anyone',
    input: z.object({ progressKey }),
    output: Progress,
    refusals: ['application-not-found'],
  }),
  findProgress: endpoint({
    route: cooperationRoutes.findProgress,
    summary: 'The progress of an application, by its number and the mobile of the contact',
    access: 'anyone',
    input: z.object({ receiptNo: text(20, 10), mobile, smsCode, rToken: id }),
    output: Progress,
    refusals: ['application-not-found', 'code-wrong', 'code-expired'],
  }),
  supplement: endpoint({
    route: cooperationRoutes.supplement,
    summary: 'Submit the documents the shop requested',
    access: 'anyone',
    input: z.object({ progressKey, fileIds: fileIds.min(1) }),
    output: Progress,
    refusals: ['application-not-found', 'application-moved-on', 'document-expired'],
  }),
});
