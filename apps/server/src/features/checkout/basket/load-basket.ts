import type { Shopper } from '@huarong/core/pricing';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Assembled, Builders } from '../../bundles/index.ts';
import type { Snapshot } from '../../catalogue/index.ts';
import { bookingStatusOf, type Offers, type Presale } from '../../promotions/index.ts';
import type { Checker } from '../buyer.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import {
  type BuyNow,
  findBuyNow,
  type GoodsRow,
  getShopperFacts,
  listChecked,
  type ShopperFacts,
} from './basket.queries.ts';
import { makeUp, shortPiece } from './basket-bundles.ts';

export type Source = { kind: 'cart' } | ({ kind: 'buynow' } & BuyNow);

export interface BasketLine {
  row: GoodsRow;
  listed: NonNullable<ReturnType<Snapshot['skus']['get']>>;
  presale: Presale | null;
  /** What was put together; null for a plain sku. */
  made: Assembled | null;
}
/** What is about to be ordered, and by whom. */
export interface Basket {
  source: Source;
  lines: BasketLine[];
  facts: ShopperFacts;
  shopper: Shopper | null;
  offers: Offers;
}
export type CannotLoad =
  | { code: 'nothing-checked' | 'presale-alone' | 'sku-not-found' | 'sku-unavailable'; skuId?: string }
  | { code: 'out-of-stock'; available: number; skuId: string }
  | { code: 'purchase-limit'; limit: number; skuId: string };

interface Loading {
  checker: Checker;
  source: Source;
  offers: Offers;
  /** Asked only where there is a bundle: a quote knows them already, a commit reads them again. */
  readBuilders: () => Builders | Promise<Builders>;
}

/** Reads what is bought and refuses what cannot be: a quote never promises goods that are not there. */
export async function loadBasket(
  db: Queryable,
  deps: Pick<CheckoutDeps, 'catalogue'>,
  { checker, source, offers, readBuilders }: Loading,
): Promise<Result<Basket, CannotLoad>> {
  const [facts, rows] = await Promise.all([
    getShopperFacts(db, checker),
    source.kind === 'cart' ? listChecked(db, checker) : oneRow(db, checker, source),
  ]);
  if (rows === null) return refuse({ code: 'sku-not-found' });

  const lines: BasketLine[] = [];
  for (const { row, made } of await makeUp(db, readBuilders, rows)) {
    const listed = deps.catalogue.current().skus.get(row.sku_id);
    const presale = row.bundle ? null : (offers.presales.get(row.sku_id) ?? null);
    const booking = bookingStatusOf(presale ?? undefined, facts.now.getTime());
    const problem = problemOf(row, listed !== undefined && booking !== 'balance');
    // In a cart what cannot be bought stays behind; bought at once there is nothing else.
    if (problem && source.kind === 'cart' && !isOwnDoing(problem)) continue;
    if (problem) return refuse(problem);
    lines.push({ row, listed: listed!, presale: booking === 'deposit' ? presale : null, made });
  }
  if (lines.length === 0) return refuse({ code: 'nothing-checked' });
  const short = shortPiece(lines);
  if (short) return refuse({ code: 'out-of-stock', ...short });
  if (lines.some(({ presale }) => presale) && lines.length > 1) return refuse({ code: 'presale-alone' });
  const shopper = facts.card ? { card: facts.card, isFirstOrder: facts.isFirstOrder } : null;
  return accept({ source, lines, facts, shopper, offers });
}

const oneRow = async (db: Queryable, checker: Checker, source: Extract<Source, { kind: 'buynow' }>) => {
  const row = await findBuyNow(db, checker, source);
  return row && [row];
};

type Problem = Extract<CannotLoad, { skuId?: string }>;

function problemOf(row: GoodsRow, isShown: boolean): Problem | null {
  const { sku_id: skuId, quantity, available, purchase_limit: limit, bought } = row;
  if (!row.is_on_sale || !isShown) return { code: 'sku-unavailable', skuId };
  if (limit !== null && bought + quantity > limit) return { code: 'purchase-limit', limit, skuId };
  return quantity > available ? { code: 'out-of-stock', available, skuId } : null;
}

/** Too many, rather than gone: the shopper should hear of it instead of finding the line missing. */
const isOwnDoing = (problem: Problem) =>
  problem.code === 'purchase-limit' || (problem.code === 'out-of-stock' && problem.available > 0);
