import { salesInput } from '@huarong/contract/admin/reports';
import { PAYMENT_NAMES, writeCsv, writeCsvRows } from '@huarong/core/orders';
import { fen, isKeyOf, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type PromotionsInput, showPromotions } from '../admin/show-promotions.ts';
import { showSales } from '../admin/show-sales.ts';
import { type ExportedOrder, type ExportRow, listOrders, type Position } from './export.queries.ts';
import { writeMembers, writeReturns, writeStock } from './write-monthly.ts';

interface Part {
  bytes: Buffer;
  rows: number;
  position: Position | null;
  isLast: boolean;
}
/**
 * Orders of a part of the file, read in pages. A page is small, so that its text is collected with the young objects; texts of
 * 128 kB and more stay until the whole heap is collected.
 */
const PART_ROWS = 10_000;
const PAGE_ROWS = 250;
const EVERY_ROW = Number.MAX_SAFE_INTEGER;

const yuan = (amount: number) => toYuan(fen(amount));
const timeOf = (at: Date | null) => (at ? `${shanghaiDate(at)} ${shanghaiTime(at)}` : '');

/** The next part of a file. A report by itself is one part. */
export function writePart(db: Queryable, row: ExportRow, partRows = PART_ROWS): Promise<Part> {
  switch (row.report) {
    case 'sales':
      return writeSales(db, row.input);
    case 'promotions':
      return writePromotions(db, row.input);
    case 'returns':
      return writeReturns(db, row.input).then(whole);
    case 'members':
      return writeMembers(db, row.input).then(whole);
    case 'stock':
      return writeStock(db, row.input).then(whole);
    case 'orders':
      return writeOrders(db, row, partRows);
  }
}

const whole = (rows: string[][]): Part => ({
  bytes: Buffer.from(writeCsv(rows)),
  rows: rows.length - 1,
  position: null,
  isLast: true,
});

async function writeSales(db: Queryable, input: ExportRow['input']): Promise<Part> {
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
  return whole([
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
  ]);
}

async function writePromotions(db: Queryable, input: ExportRow['input']): Promise<Part> {
  const shown = await showPromotions(db, { kind: 'all', ...input } as PromotionsInput, EVERY_ROW);
  if (!shown.ok) throw new RangeError('the period of an export was checked when it was asked for');
  return whole([
    ['活动', '编号', '种类', '订单', '件数', '让利', '退货扣回', '净让利', '带动净额'],
    ...shown.value.rows.map((row) => [
      row.title,
      row.offerId ?? '',
      row.kindText,
      String(row.orders),
      String(row.units),
      ...[row.savedFen, row.backFen, row.costFen, row.paidFen].map(yuan),
    ]),
  ]);
}

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

async function writeOrders(db: Queryable, row: ExportRow, partRows: number): Promise<Part> {
  const { from = '', to = '' } = row.input;
  let position = row.position;
  const pages = position === null ? [Buffer.from(writeCsv([ORDER_HEADINGS]))] : [];
  let rows = 0;
  while (rows < partRows) {
    const size = Math.min(PAGE_ROWS, partRows - rows);
    const orders = await listOrders(db, { from, to }, position, size);
    pages.push(Buffer.from(writeCsvRows(orders.map(orderCells))));
    rows += orders.length;
    const last = orders.at(-1);
    if (last) position = { at: last.at, id: last.id };
    if (orders.length < size) return { bytes: Buffer.concat(pages), rows, position, isLast: true };
  }
  return { bytes: Buffer.concat(pages), rows, position, isLast: false };
}
