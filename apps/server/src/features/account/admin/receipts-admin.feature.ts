import { createHash } from 'node:crypto';
import { receiptsContract } from '@huarong/contract/admin/receipts';
import { maskMobile } from '@huarong/core/identity';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { importReceipts, planImport } from '../offline-import/import-receipts.ts';
import type { PlannedReceipt } from '../offline-import/plan-receipts.ts';
import type { RowProblem } from '../offline-import/read-receipts.ts';
import { listLastReceipts } from '../offline-import/receipts.queries.ts';

/** A call answers within 30 seconds, and 2,000 rows took 15 on a busy machine; the command takes longer files. */
const MAX_ROWS = 1_000;
/** More than anybody reads. The counts are of the whole file. */
const SHOWN = 500;

const LISTED = 20;

/** Store receipts for staff: a file is checked line by line, then imported. */
export const receiptsAdminFeature: AdminFeature = implementAdmin('receipts', receiptsContract, {
  async list({ db }) {
    const rows = await listLastReceipts(db, LISTED);
    return accept({
      rows: rows.map((row) => ({
        receiptNo: row.receipt_no,
        store: row.store_name,
        boughtAt: row.bought_at.toISOString(),
        importedAt: row.imported_at.toISOString(),
        memberId: row.member_id,
        mobile: maskMobile(row.mobile),
        points: row.points,
      })),
    });
  },
  async check({ db }, { table }) {
    const { receipts, problems } = await planImport(db, table, MAX_ROWS);
    const lines = receipts.flatMap(presentLines).sort((a, b) => a.line - b.line);
    const countOf = (outcome: PlannedReceipt['outcome']) =>
      receipts.filter((receipt) => receipt.outcome === outcome).length;
    return accept({
      counts: { added: countOf('new'), returned: countOf('returned'), unchanged: countOf('unchanged') },
      lineCount: lines.length,
      problemCount: problems.length,
      problems: problems.slice(0, SHOWN),
      lines: lines.slice(0, SHOWN),
    });
  },
  async import({ db }, { table }) {
    const { problems, ...counts } = await importReceipts(db, table, MAX_ROWS);
    if (problems.length > 0)
      return refuse({
        code: 'receipts-wrong',
        count: problems.length,
        reason: problemText(getFirst(problems)),
      });
    return accept({ ...counts, fileId: createHash('sha256').update(table).digest('hex').slice(0, 16) });
  },
});

const problemText = ({ line, text }: RowProblem): string => (line === 0 ? text : `第 ${line} 行${text}`);

const presentLines = ({ receiptNo, store, boughtAt, member, lines }: PlannedReceipt) =>
  lines.map(({ line, sku, quantity, priceFen, returned, outcome }) => ({
    line,
    receiptNo,
    store,
    boughtAt: boughtAt.toISOString(),
    member: maskMobile(member.mobile),
    product: `${sku.product_name} ${sku.sku_name}`.trim(),
    quantity,
    priceFen,
    returned,
    outcome,
  }));
