import { fen, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { showMembers } from '../admin/show-members.ts';
import { showReturns } from '../admin/show-returns.ts';
import { type StockInput, showStock } from '../admin/show-stock.ts';
import type { ExportRow } from './export.queries.ts';

type Input = ExportRow['input'];
const EVERY_ROW = Number.MAX_SAFE_INTEGER;
/** These reports have months: that of the first day. */
const monthOf = ({ from = '' }: Input) => from.slice(0, 7);
const yuan = (amount: number) => toYuan(fen(amount));

export async function writeReturns(db: Queryable, input: Input): Promise<string[][]> {
  const by = input['by'] === 'product' ? 'product' : 'sku';
  const { value } = await showReturns(db, { month: monthOf(input), by }, EVERY_ROW);
  return [
    ['名称', '编号', '原因', '退换件数', '同月卖出'],
    ...value.rows.map((row) => [
      row.label,
      row.note ?? row.value,
      row.reasonText,
      String(row.units),
      String(row.sold),
    ]),
  ];
}

export async function writeMembers(db: Queryable, input: Input): Promise<string[][]> {
  const { value } = await showMembers(db, { month: monthOf(input) });
  const cells = (row: { active: number; firstOrders: number; repeatOrders: number }) =>
    [row.active, row.firstOrders, row.repeatOrders].map(String);
  return [
    ['月份', '会员卡', '新增会员', '活跃会员', '首单', '复购订单', '净额'],
    ...value.months.map((row) => [row.month, '全部', String(row.joined), ...cells(row), '']),
    ...value.levels.map((row) => [value.month, row.label, '', ...cells(row), yuan(row.netFen)]),
  ];
}

const isStockBreakdown = (by: string | undefined): by is StockInput['by'] =>
  by === 'brand' || by === 'category' || by === 'sku';

export async function writeStock(db: Queryable, input: Input): Promise<string[][]> {
  const wanted = input['by'];
  const { value } = await showStock(
    db,
    { by: isStockBreakdown(wanted) ? wanted : 'brand' },
    { canSeeCost: input['cost'] === 'shown', mostRows: EVERY_ROW },
  );
  return [
    [
      '名称',
      '编号',
      '可售',
      '占用',
      '近 28 天卖出',
      '可售天数',
      '3 个月内到期',
      '6 个月内到期',
      '已过期',
      '成本金额',
    ],
    ...value.rows.map((row) => [
      row.label,
      row.note ?? row.value,
      ...[row.available, row.held, row.sold28Days].map(String),
      row.days === null ? '' : String(row.days),
      ...[row.months3, row.months6, row.expired].map(String),
      row.costFen === null ? '' : yuan(row.costFen),
    ]),
  ];
}
