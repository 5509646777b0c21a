import { isMixedSelection } from '@huarong/core/cart';
import type { Shopper } from '@huarong/core/pricing';
import { settingsAt } from '@huarong/core/settings';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { AssembledBundle, Builders } from '../../bundles/index.ts';
import type { Buyer } from '../../cart/index.ts';
import type { Snapshot } from '../../catalogue/index.ts';
import { bookingStatusOf, giftSkusOf, type Offers, type Presale } from '../../promotions/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import {
  type BasketRow,
  type BuyNow,
  findBuyNow,
  getShopperFacts,
  listChecked,
  type ShopperFacts,
} from './basket.queries.ts';
import { type BundleRow, findShortage, loadBundles } from './basket-bundles.ts';

/** `skuIds`: those that were quoted; absent before the quote, and in quotes of earlier releases. */
export type Source = { kind: 'cart'; skuIds?: string[] } | ({ kind: 'buynow' } & BuyNow);

export interface BasketLine {
  row: BasketRow;
  listed: NonNullable<ReturnType<Snapshot['skus']['get']>>;
  presale: Presale | null;
  /** The assembled bundle; null for a plain sku. */
  bundle: AssembledBundle | null;
}
/** The lines to be ordered and the facts about the buyer. */
export interface Basket {
  source: Source;
  lines: BasketLine[];
  /** Why the other checked lines cannot be ordered. */
  skipped: readonly Problem[];
  facts: ShopperFacts;
  shopper: Shopper | null;
  offers: Offers;
}
export type BasketRefusal =
  | { code: 'nothing-checked' | 'presale-alone' | 'sku-not-found' | 'sku-unavailable'; skuId?: string }
  | { code: 'out-of-stock'; available: number; skuId: string }
  | { code: 'purchase-limit'; limit: number; skuId: string };

/** What the database knows of a basket; null rows when a directly bought sku does not exist. */
interface BasketReading {
  facts: ShopperFacts;
  rows: BasketRow[] | null;
}
export async function readBasket(
  db: Queryable,
  buyer: Buyer,
  source: Source,
  offers: Offers,
): Promise<BasketReading> {
  const [facts, rows] = await Promise.all([
    getShopperFacts(db, buyer, giftSkusOf(offers)),
    source.kind === 'cart' ? listChecked(db, buyer) : findBuyNowRow(db, buyer, source),
  ]);
  return { facts, rows };
}

interface LoadOptions {
  buyer: Buyer;
  source: Source;
  /** Given when the caller has read it. */
  reading?: BasketReading | undefined;
  offers: Offers;
  /** Called only when there is a bundle: a quote uses the ones in memory, a commit reads them again. */
  readBuilders: () => Builders | Promise<Builders>;
}

/** Loads the lines to be ordered and refuses what cannot be bought, so that a quote never includes unavailable skus. */
export async function loadBasket(
  db: Queryable,
  deps: Pick<CheckoutDeps, 'catalogue'>,
  { buyer, source, reading, offers, readBuilders }: LoadOptions,
): Promise<Result<Basket, BasketRefusal>> {
  const { facts, rows } = reading ?? (await readBasket(db, buyer, source, offers));
  if (rows === null) return refuse({ code: 'sku-not-found' });

  const lines: BasketLine[] = [];
  const skipped: Problem[] = [];
  for (const { row, bundle } of await loadBundles(db, readBuilders, rows)) {
    const { line, problem } = evaluateRow({ row, bundle }, deps.catalogue.current(), offers, facts.now);
    // Unavailable lines of a cart are skipped; a direct purchase has no other line.
    if (problem && (source.kind === 'buynow' || isQuantityProblem(problem))) return refuse(problem);
    if (problem) {
      skipped.push(problem);
      continue;
    }
    if (line) lines.push(line);
  }
  // Everything was checked and nothing is left, as for those who come too late for the last units.
  if (lines.length === 0) return refuse(skipped[0] ?? { code: 'nothing-checked' });
  const shortage = findShortage(lines);
  if (shortage) return refuse({ code: 'out-of-stock', ...shortage });
  if (isMixedSelection(lines.map(({ presale }) => ({ isPresale: presale !== null }))))
    return refuse({ code: 'presale-alone' });
  const shopper = facts.card ? { card: facts.card, isFirstOrder: facts.isFirstOrder } : null;
  return accept({ source, lines, skipped, facts, shopper, offers });
}

/** The line that a row becomes at a time, and why it cannot be ordered. Without a line it cannot even be priced. */
export function evaluateRow(
  { row, bundle }: BundleRow,
  { skus }: Snapshot,
  { presales, settings }: Offers,
  now: Date,
): { line: BasketLine | null; problem: Problem | null } {
  const listed = skus.get(row.sku_id);
  const { unitsPerSku } = settingsAt('limits', settings, now);
  const presale = row.bundle ? null : (presales.get(row.sku_id) ?? null);
  const booking = bookingStatusOf(presale ?? undefined, now.getTime());
  return {
    line: listed ? { row, listed, presale: booking === 'deposit' ? presale : null, bundle } : null,
    problem: problemOf(row, listed !== undefined && booking !== 'balance', unitsPerSku),
  };
}

const findBuyNowRow = async (db: Queryable, buyer: Buyer, source: Extract<Source, { kind: 'buynow' }>) => {
  const row = await findBuyNow(db, buyer, source);
  return row && [row];
};

type Problem = Extract<BasketRefusal, { skuId?: string }>;

function problemOf(row: BasketRow, isShown: boolean, unitsPerSku: number): Problem | null {
  const { sku_id: skuId, quantity, available, purchase_limit: limit, bought } = row;
  if (!row.is_on_sale || !isShown) return { code: 'sku-unavailable', skuId };
  if (limit !== null && bought + quantity > limit) return { code: 'purchase-limit', limit, skuId };
  if (quantity > unitsPerSku) return { code: 'purchase-limit', limit: unitsPerSku, skuId };
  return quantity > available ? { code: 'out-of-stock', available, skuId } : null;
}

/** The quantity is too high but the sku is available: the shopper gets a message instead of silently losing the line. */
const isQuantityProblem = (problem: Problem) =>
  problem.code === 'purchase-limit' || (problem.code === 'out-of-stock' && problem.available > 0);
