import {
  approvalReasons,
  checkCell,
  checkStrikePrice,
  discountBase,
  type PriceEdit,
} from '@huarong/core/catalogue';
import { needsSecondPerson } from '@huarong/core/inventory';
import type { SecondPersonSettings } from '@huarong/core/settings';
import { fen, toYuan } from '@huarong/core/shared';
import type { PriceFacts } from '../change-sets/index.ts';
import type { EditedSku } from './grid.queries.ts';
import type { Cell } from './row-changes.ts';

/** A cell that cannot be saved, and why. */
export interface CellProblem {
  skuId: string;
  column: Cell['column'];
  message: string;
}

/** The prices of a sku after its cells are saved. */
function pricesAfter(sku: EditedSku, cells: readonly Cell[]) {
  const afterOf = (column: Cell['column'], now: number | null) => {
    const cell = cells.findLast((each) => each.column === column);
    return cell ? (cell.value as number | null) : now;
  };
  return {
    offer: afterOf('offer', sku.offer_price_fen) ?? 0,
    market: afterOf('market', sku.market_price_fen),
    cost: afterOf('cost', sku.cost_fen),
  };
}

/** What is wrong with the cells of one sku. */
export function checkSku(
  skuId: string,
  cells: readonly Cell[],
  sku: EditedSku | undefined,
  facts: PriceFacts | undefined,
  from: Date,
): CellProblem[] {
  const [first] = cells;
  if (!sku) return first ? [{ skuId, column: first.column, message: '没有这个规格' }] : [];
  const problems = cells.flatMap(({ column, value }) => {
    const message = checkCell(column, value);
    return message === null ? [] : [{ skuId, column, message }];
  });
  if (problems.length > 0) return problems;
  const { offer, market } = pricesAfter(sku, cells);
  if (market !== null && market < offer) return [{ skuId, column: 'market', message: '划线价不能低于售价' }];
  const isNewStrike = market !== null && market !== sku.market_price_fen;
  const verdict = isNewStrike ? checkStrikePrice(market, discountBase(facts?.sales ?? [], from)) : null;
  if (!verdict || verdict.ok) return [];
  const message =
    verdict.reason === 'never-sold'
      ? '没有成交依据：没有卖出过，不能作划线价'
      : `没有成交依据：${verdict.base.kind === 'week' ? '前 7 天的成交低价' : '上次成交价'}是 ${toYuan(fen(verdict.base.fen))}`;
  return [{ skuId, column: 'market', message }];
}

/** Why a second person has to look: at prices, at stock. */
export function secondPersonReasons(
  bySku: ReadonlyMap<string, readonly Cell[]>,
  skus: ReadonlyMap<string, EditedSku>,
  limits: SecondPersonSettings,
): { prices: string[]; stock: string[] } {
  const edits: PriceEdit[] = [];
  let large = 0;
  for (const [skuId, cells] of bySku) {
    const sku = skus.get(skuId);
    if (!sku) continue;
    const { offer, cost } = pricesAfter(sku, cells);
    edits.push({ skuId, beforeFen: sku.offer_price_fen, afterFen: offer, costFen: cost });
    const stock = cells.findLast(({ column }) => column === 'stock');
    if (stock && needsSecondPerson(Number(stock.value) - Number(stock.base), limits.stockUnits)) large += 1;
  }
  return {
    prices: approvalReasons(edits, limits),
    stock: large > 0 ? [`${large} 个规格的可售变化超过 ${limits.stockUnits} 件`] : [],
  };
}
