import { z } from 'zod';
import { text, wholeNumber } from '../../kit/fields.ts';
import { adminRead, defineAdminContract, listSize } from '../kit/index.ts';
import { searchReportRoutes } from './search.routes.ts';

const row = z.object({
  query: z.string(),
  /** 品牌 凯斯黛 */
  filters: z.array(z.string()),
  searches: z.int(),
  clicks: z.int(),
  /** How often there was no result, few results or no click. */
  times: z.int(),
  /** What a search for it finds now, without the filters. */
  resultsNow: z.int(),
  /** How it is read: 早 没有用上 */
  reading: z.array(z.string()),
});

/** Where a page of the list begins or ends. */
const place = z
  .string()
  .max(1_400)
  .regex(/^[A-Za-z0-9_-]+$/)
  .optional();

export const searchReportContract = defineAdminContract({
  list: adminRead({
    route: searchReportRoutes.list,
    summary:
      'Searches without a result, with few, or without a click, with the filters used; counted without persons',
    permission: 'search:read',
    input: z.object({
      tab: z.enum(['empty', 'few', 'no-click']).default('empty'),
      days: wholeNumber({ min: 1, max: 90 }).default(7),
      q: text(20).optional(),
      after: place,
      before: place,
      size: listSize,
    }),
    output: z.object({
      rows: z.array(row),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      searches: z.int(),
      empty: z.int(),
      few: z.int(),
      noClick: z.int(),
      counts: z.record(z.string(), z.int()),
    }),
    refusals: [],
  }),
});
