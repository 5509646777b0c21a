import type { ExportColumn } from '@huarong/contract/admin/orders';
import { maskMobile, maskName } from '@huarong/core/identity';
import {
  EXPORT_COLUMN_LABELS,
  PAYMENT_NAMES,
  statusText,
  writeCsv,
  writeCsvRows,
} from '@huarong/core/orders';
import { fen, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { MASKED_ADDRESS, regionOf } from '../detail/present-recipient.ts';
import {
  findRareFilters,
  type ListedSubOrder,
  listPositions,
  listSubOrderRows,
} from '../list/list.queries.ts';
import type { ListPosition } from '../list/list-cursor.ts';
import { type ExportDetails, type ExportRow, listExportDetails } from './export.queries.ts';
import { EXPORT_ROWS } from './export-orders.ts';

const PAGE_ROWS = 500;

interface Exported {
  row: ListedSubOrder;
  details: ExportDetails | undefined;
  isWhole: boolean;
}
const timeOf = (at: Date | null | undefined) => (at ? `${shanghaiDate(at)} ${shanghaiTime(at)}` : '');

const CELLS: Readonly<Record<ExportColumn, (exported: Exported) => string>> = {
  order: ({ row }) => row.order_id,
  'sub-order': ({ row }) => row.id,
  placed: ({ row }) => timeOf(row.created_at),
  paid: ({ row }) => timeOf(row.paid_at),
  status: ({ row }) => statusText(row.status),
  recipient: ({ row }) => maskName(row.recipient.name),
  mobile: ({ row, isWhole }) => (isWhole ? row.recipient.mobile : maskMobile(row.recipient.mobile)),
  province: ({ row }) => row.recipient.provinceName,
  address: ({ row: { recipient }, isWhole }) =>
    `${regionOf(recipient)} ${isWhole ? `${recipient.streetName ?? ''}${recipient.detail}` : MASKED_ADDRESS}`,
  items: ({ details }) => details?.items.join('；') ?? '',
  units: ({ row }) => String(row.units),
  payable: ({ row }) => toYuan(fen(row.payable_fen)),
  payment: ({ row }) => PAYMENT_NAMES[row.payment_code],
  deadline: ({ row }) => timeOf(row.ship_by),
  shipped: ({ details }) => timeOf(details?.shipped_at),
  waybills: ({ details }) => details?.waybills.join('；') ?? '',
  tags: ({ row }) => row.tags.join('、'),
};
const isColumn = (id: string): id is ExportColumn => id in CELLS;

/** The file in parts, page by page from the database: its size does not matter to the memory. `mostRows`: for tests. */
export async function* writeExport(
  db: Queryable,
  { filters, sort, staff_id, columns, is_whole }: ExportRow,
  mostRows = EXPORT_ROWS,
): AsyncGenerator<string> {
  const chosen = columns.filter(isColumn);
  yield writeCsv([chosen.map((column) => EXPORT_COLUMN_LABELS[column])]);
  const reader = { staffId: staff_id, rare: await findRareFilters(db, filters) };
  let after: ListPosition | null = null;
  for (let written = 0; ; ) {
    const size = Math.min(PAGE_ROWS, mostRows - written);
    const positions: ListPosition[] = await listPositions(db, {
      filters,
      sort,
      reader,
      // One more at the end of the file shows whether it is cut.
      size: Math.max(1, size),
      after,
      before: null,
    });
    if (positions.length === 0) return;
    if (size === 0) return yield writeCsvRows([[`超过 ${mostRows} 行，其余没有导出，请缩小筛选范围`]]);
    const ids = positions.map(({ subOrderId }) => subOrderId);
    const [rows, details] = await Promise.all([listSubOrderRows(db, ids), listExportDetails(db, ids)]);
    yield writeCsvRows(
      rows.map((row) => {
        const exported = { row, details: details.get(row.id), isWhole: is_whole };
        return chosen.map((column) => CELLS[column](exported));
      }),
    );
    written += positions.length;
    after = positions.at(-1) ?? null;
  }
}
