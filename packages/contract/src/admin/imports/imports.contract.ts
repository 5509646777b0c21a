import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  rowId,
} from '../kit/index.ts';
import { importsRoutes } from './imports.routes.ts';

const one = z.object({ importId: rowId });
const ofImport = ({ importId }: { importId: string }) => ({ kind: 'import-file', id: importId }) as const;
const MAX_BYTES = 20 * 1024 * 1024;

const mappedColumn = z.object({
  header: z.string(),
  /** Null: the column is not imported. */
  column: z.string().nullable(),
});
const problem = z.object({
  line: z.int(),
  place: z.string(),
  code: z.string(),
  name: z.string(),
  /** As the file names it; empty: the whole line. */
  column: z.string(),
  value: z.string(),
  message: z.string(),
});
const report = z.object({
  subject: z.enum(['products', 'categories', 'brands']),
  rowCount: z.int(),
  notes: z.array(z.string()),
  mapping: z.array(mappedColumn),
  counts: z.array(z.object({ entity: z.string(), created: z.int(), updated: z.int(), unchanged: z.int() })),
  changedCells: z.int(),
  columns: z.array(z.object({ column: z.string(), changed: z.int(), errors: z.int(), warnings: z.int() })),
  problemCount: z.int(),
  /** The first two hundred of each list. */
  problems: z.array(problem),
  warningCount: z.int(),
  warnings: z.array(problem),
  changes: z.array(
    z.object({
      line: z.int(),
      entity: z.string(),
      code: z.string(),
      change: z.string(),
      columns: z.array(z.string()),
    }),
  ),
  draftCount: z.int(),
});
const importFile = z.object({
  importId: z.string(),
  name: z.string(),
  bytes: z.int(),
  madeBy: z.string(),
  createdAt: time,
  /** `waiting`: a second person has to look at its prices; `withdrawn`: its change set was never written. */
  state: z.enum(['checking', 'checked', 'applying', 'waiting', 'applied', 'withdrawn', 'failed']),
  /** Of what the job does now. */
  done: z.int(),
  total: z.int(),
  problem: z.string().nullable(),
  /** The change set that it became. */
  setId: z.string().nullable(),
  /** The request to a second person. */
  approvalId: z.string().nullable(),
  rowCount: z.int().nullable(),
  problemCount: z.int().nullable(),
});

export const importsContract = defineAdminContract({
  list: adminRead({
    route: importsRoutes.list,
    summary: 'Files that staff import, newest first',
    permission: 'catalogue:import',
    input: z.object({ after: cursor.optional(), before: cursor.optional(), size: listSize }),
    output: listPage(importFile),
    refusals: [],
  }),
  detail: adminRead({
    route: importsRoutes.detail,
    summary: 'One file: how far it is, and what importing it would do',
    permission: 'catalogue:import',
    input: one,
    output: importFile.extend({
      report: report.nullable(),
      /** Lines that are not imported. */
      faultyCount: z.int(),
      /** Uploaded files are deleted after 90 days. */
      hasFile: z.boolean(),
      /** Where the faulty rows can be saved; null: there are none, or the file is deleted. */
      faultyPath: z.string().nullable(),
      /** What a column of such a file can mean. */
      columns: z.array(z.object({ column: z.string(), label: z.string(), isRequired: z.boolean() })),
    }),
    refusals: ['import-not-found'],
  }),
  upload: adminWrite({
    route: importsRoutes.upload,
    summary: 'Stores a CSV, Excel or JSON file and begins the dry run; nothing is written to the catalogue',
    permission: 'catalogue:import',
    body: 'multipart',
    maxBodyBytes: MAX_BYTES + 64 * 1024,
    maxFileBytes: MAX_BYTES,
    input: z.object({ name: text(200, 1) }),
    output: z.object({ importId: rowId }),
    refusals: ['import-file-refused'],
    subject: (_input, result) => ({ kind: 'import-file', id: String(result?.importId ?? 'new') }),
    reason: 'none',
  }),
  map: adminWrite({
    route: importsRoutes.map,
    summary:
      'Says what the columns of a file mean, remembers it for files with the same header, and checks again',
    permission: 'catalogue:import',
    input: one.extend({
      mapping: z
        .array(z.object({ header: z.string().max(500), column: z.string().max(40).nullable() }))
        .min(1)
        .max(500),
    }),
    output: z.null(),
    refusals: ['import-not-found', 'import-moved-on', 'import-file-refused'],
    subject: ofImport,
    reason: 'none',
  }),
  apply: adminWrite({
    route: importsRoutes.apply,
    summary: 'Writes the rows without errors as one change set, by a job',
    permission: 'catalogue:import',
    input: one,
    output: z.null(),
    refusals: ['import-not-found', 'import-moved-on', 'import-nothing', 'import-file-refused'],
    subject: ofImport,
    reason: 'none',
  }),
  countExport: adminRead({
    route: importsRoutes.countExport,
    summary: 'How many products a filter finds, and where their file can be saved',
    permission: 'catalogue:export',
    input: z.object({
      q: text(40).optional(),
      brandId: id.optional(),
      categoryId: z
        .string()
        .regex(/^[0-9a-z_]{1,12}$/)
        .optional(),
      status: z.enum(['draft', 'published', 'withdrawn']).optional(),
    }),
    output: z.object({ count: z.int(), path: z.string() }),
    refusals: [],
  }),
});
