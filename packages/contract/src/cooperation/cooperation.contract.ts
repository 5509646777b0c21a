import { z } from 'zod';
import { taxNumber } from '../invoices/index.ts';
import { email, id, mobile, smsCode, text, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { cooperationRoutes } from './cooperation.routes.ts';

export const cooperationContract = defineContract({
  apply: endpoint({
    route: cooperationRoutes.apply,
    summary: 'Apply to have a brand sold here',
    access: 'anyone',
    input: z.object({
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
      /** Keys of files already taken in. */
      fileIds: z.array(id).max(5).default([]),
      consent: z.literal(true),
    }),
    output: z.object({
      receiptNo: z.string(),
      statusText: z.string(),
      expectedBy: time,
      progressLink: z.string(),
    }),
    refusals: ['tax-number-wrong', 'application-exists', 'code-wrong', 'code-expired'],
  }),
});
