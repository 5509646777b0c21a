import { z } from 'zod';
import { emptyObject, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, rowId } from '../kit/index.ts';
import { subOrderId } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

export const SHIP_FILE_ROWS = 500;

/** The lines of a file or of a pasted table, already split into cells by the page. */
const fileRow = z.object({
  line: z.int().min(1).max(100_000),
  order: z.string().max(60),
  carrier: z.string().max(40),
  waybillNo: z.string().max(60),
});
export const fileRows = z.array(fileRow).min(1).max(SHIP_FILE_ROWS);

export const shipCheck = z.object({
  line: z.int(),
  order: z.string(),
  subOrderId: subOrderId.nullable(),
  carrier: z.string(),
  waybillNo: z.string(),
  statusText: z.string().nullable(),
  outcome: z.enum(['ok', 'warning', 'error', 'done']),
  text: z.string(),
});

const runState = z.object({
  runId: rowId,
  state: z.enum(['waiting', 'done']),
  fileName: z.string(),
  createdAt: time,
  rows: z.array(
    z.object({
      position: z.int(),
      subOrderId: z.string(),
      order: z.string(),
      carrier: z.string(),
      waybillNo: z.string(),
      state: z.enum(['waiting', 'done', 'refused']),
      result: z.string().nullable(),
    }),
  ),
});

export const shipFileCalls = {
  scan: adminRead({
    route: routes.scan,
    summary: 'The sub-order of a scanned number, with what goes into its parcel',
    permission: 'order:ship',
    input: z.object({ code: text(60) }),
    output: z.object({
      subOrderId,
      orderId: z.string(),
      status: z.int(),
      statusText: z.string(),
      /** Why it cannot be shipped; null when it can. */
      problem: z.string().nullable(),
      hasEngraving: z.boolean(),
      packaging: z.string().nullable(),
      greeting: z.string().nullable(),
      pinnedNotes: z.array(z.string()),
      lines: z.array(
        z.object({
          lineId: z.string(),
          image: z.string(),
          productName: z.string(),
          skuName: z.string(),
          skuCode: z.string(),
          engraving: z.string().nullable(),
          parts: z.array(z.string()),
          unitsLeft: z.int(),
        }),
      ),
      /** The lots that may leave of each sku that has some, what expires first at the beginning. */
      lots: z.array(
        z.object({
          skuId: z.string(),
          productName: z.string(),
          skuName: z.string(),
          units: z.int(),
          choices: z.array(
            z.object({
              lotNo: z.string(),
              expiresOn: z.string(),
              remaining: z.int(),
              /** Taken when nobody chooses. */
              suggested: z.int(),
            }),
          ),
        }),
      ),
    }),
    refusals: ['order-not-found'],
  }),
  unshippedFile: adminRead({
    route: routes.unshippedFile,
    summary: 'Sub-orders that wait to be shipped, for the file of the warehouse',
    permission: 'order:ship',
    input: emptyObject,
    output: z.object({
      rows: z.array(
        z.object({
          subOrderId,
          placedAt: time,
          statusText: z.string(),
          province: z.string(),
          units: z.int(),
          items: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  checkShipFile: adminRead({
    route: routes.checkShipFile,
    summary: 'What each row of a file would do; nothing is stored',
    permission: 'order:ship',
    input: z.object({ rows: fileRows }),
    output: z.object({ rows: z.array(shipCheck) }),
    refusals: [],
  }),
  applyShipFile: adminWrite({
    route: routes.applyShipFile,
    summary: 'Ships the rows of a file, each once; the same file again is the same run',
    permission: 'order:ship',
    input: z.object({
      fileName: text(120, 0),
      rows: fileRows,
      /** Lines with a warning that are shipped all the same. */
      confirmedLines: z.array(z.int()).max(SHIP_FILE_ROWS).default([]),
    }),
    output: z.object({ runId: rowId, isRepeated: z.boolean() }),
    refusals: [],
    subject: (_input, result) => ({ kind: 'bulk-run', id: String(result?.runId ?? 'new') }),
    reason: 'none',
  }),
  shipRun: adminRead({
    route: routes.shipRun,
    summary: 'How far a file has come, row by row',
    permission: 'order:ship',
    input: z.object({ runId: rowId }),
    output: runState,
    refusals: [],
  }),
};
