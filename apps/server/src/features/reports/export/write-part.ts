import { salesInput } from '@huarong/contract/admin/reports';
import { PAYMENT_NAMES, writeCsv, writeCsvRows } from '@huarong/core/orders';
import { fen, isKeyOf, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type PromotionsInput, showPromotions } from '../admin/show-promotions.ts';
import { showSales } from '../admin/show-sales.ts';
import { type ExportedOrder, type ExportRow, listOrders, type Position } from './export.queries.ts';
import type { PartBytes } from './part-bytes.ts';
import { writeMembers, writeReturns, writeStock } from './write-monthly.ts';

interface Part {
  rows: number;
  position: Position | null;
  isLast: boolean;
}
/** Orders of a part of the file, read in pages: texts of 128 kB and more stay until the whole heap is collected. */
const PART_ROWS = 10_000;
const PAGE_ROWS = 250;
const EVERY_ROW = Number.MAX_SAFE_INTEGER;

const yuan = (amount: number) => toYuan(fen(amount));
const timeOf = (at: Date | null) => (at ? `${shanghaiDate(at)} ${shanghaiTime(at)}` : '');

/** Adds the next part of a file to `bytes`. A report by itself is one part. */
export async function writePart(
  db: Queryable,
  row: ExportRow,
  bytes: PartBytes,
  partRows = PART_ROWS,
): Promise<Part> {
  if (row.report === 'orders') return writeOrders(db, row, bytes, partRows);
  const rows = await WRITERS[row.report](db, row.input);
  bytes.add(writeCsv(rows));
  return { rows: rows.length - 1, position: null, isLast: true };
}

async function writeSales(db: Queryable, input: ExportRow['input']): Promise<string[][]> {
  const shown = await showSales(db, salesInput.parse(input), EVERY_ROW);
  if (!shown.ok) throw new RangeError('the period of an export was checked when it was asked for');
  const { rows, total } = shown.value;
  const cells = (row: typeof total) => [
    ...[row.orders, row.units].map(String),
    ...[
      row.listFen,
      row.unitFen,
      row.promotionFen,
      row.couponFen,
      row.pointsFen,
      row.freightFen,
      row.paidFen,
      row.refundFen,
      row.netFen,
    ].map(yuan),
  ];
  return [
    [
      '名称',
      '编号',
      '订单',
      '件数',
      '标价',
      '单价优惠',
      '促销',
      '优惠券',
      '积分',
      '运费与包装',
      '实付',
      '退款',
      '净额',
    ],
    ...rows.map((row) => [row.label, row.value, ...cells(row)]),
    ['全部', '', ...cells(total)],
  ];
}

async function writePromotions(db: Queryable, input: ExportRow['input']): Promise<string[][]> {
  const shown = await showPromotions(db, { kind: 'all', ...input } as PromotionsInput, EVERY_ROW);
  if (!shown.ok) throw new RangeError('the period of an export was checked when it was asked for');
  return [
    ['活动', '编号', '种类', '订单', '件数', '让利', '退货扣回', '净让利', '带动净额'],
    ...shown.value.rows.map((row) => [
      row.title,
      row.offerId ?? '',
      row.kindText,
      String(row.orders),
      String(row.units),
      ...[row.savedFen, row.backFen, row.costFen, row.paidFen].map(yuan),
    ]),
  ];
}

/** The rows of the reports that are one part, with their headings. */
const WRITERS = {
  sales: writeSales,
  promotions: writePromotions,
  returns: writeReturns,
  members: writeMembers,
  stock: writeStock,
} as const;

const ORDER_HEADINGS = [
  '订单号',
  '下单时间',
  '付清时间',
  '省份',
  '支付方式',
  '商品金额',
  '促销',
  '优惠券',
  '积分',
  '运费',
  '包装',
  '应付',
  '实付',
  '退款',
];
const orderCells = (order: ExportedOrder): string[] => [
  order.id,
  timeOf(order.created_at),
  timeOf(order.paid_at),
  order.province ?? '',
  isKeyOf(PAYMENT_NAMES, order.payment_code) ? PAYMENT_NAMES[order.payment_code] : order.payment_code,
  ...[
    order.goods_fen,
    order.promotion_fen,
    order.coupon_fen,
    order.points_fen,
    order.freight_fen,
    order.packaging_fen,
    order.payable_fen,
    order.paid_fen,
    order.refund_fen,
  ].map(yuan),
];

async function writeOrders(db: Queryable, row: ExportRow, bytes: PartBytes, partRows: number): Promise<Part> {
  const { from = '', to = '' } = row.input;
  let position = row.position;
  if (position === null) bytes.add(writeCsv([ORDER_HEADINGS]));
  let rows = 0;
  while (rows < partRows) {
    const size = Math.min(PAGE_ROWS, partRows - rows);
    const orders = await listOrders(db, { from, to }, position, size);
    bytes.add(writeCsvRows(orders.map(orderCells)));
    rows += orders.length;
    const last = orders.at(-1);
    if (last) position = { at: last.at, id: last.id };
    if (orders.length < size) return { rows, position, isLast: true };
  }
  return { rows, position, isLast: false };
}
