import { unavailableReason } from '@huarong/core/cart';
import { priceOrder, unitPriceLabel } from '@huarong/core/pricing';
import { fen, times } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type AssembledBundle, lineIdOf, loadBundleAssembler } from '../../bundles/index.ts';
import {
  bookablePresale,
  bookingStatusOf,
  isUnitPrice,
  type Offers,
  promotionsCovering,
  readQuotaUse,
} from '../../promotions/index.ts';
import type { Buyer } from '../buyer.ts';
import { type LineRow, listLines, listSkuNames, type NamesRow } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import type { Line, LoadedCart } from './line.ts';
import { lineInput } from './line-input.ts';

export async function loadLines(db: Queryable, deps: CartDeps, buyer: Buyer): Promise<LoadedCart> {
  const rows = await listLines(db, buyer);
  const offers = deps.offers.current();
  const now = rows[0]?.now.getTime() ?? deps.offers.now();
  const shopper = rows[0]?.card ? { card: rows[0].card, isFirstOrder: rows[0].is_first_order } : null;
  const names = await listWithdrawnNames(db, rows);
  const bundleOf = await loadBundles(db, deps, rows);
  const evaluated = rows.map((row) => {
    const bundle = bundleOf(row);
    return evaluateLine(
      withBundleState(row, bundle),
      bundle,
      deps,
      offers,
      now,
      names.get(row.sku_id) ?? null,
    );
  });
  const loaded: LoadedCart = { lines: evaluated, shopper, now, offers };
  return { ...loaded, lines: await applyUnitPrices(db, buyer, loaded) };
}

function evaluateLine(
  row: LineRow,
  bundle: AssembledBundle | null,
  { catalogue }: CartDeps,
  offers: Offers,
  now: number,
  names: NamesRow | null,
): Line {
  const listed = catalogue.current().skus.get(row.sku_id) ?? null;
  const presale = row.bundle ? undefined : offers.presales.get(row.sku_id);
  const booking = bookingStatusOf(presale, now);
  const reason = unavailableReason({
    // The in-memory catalogue lags behind the database by moments; until it has the sku, the line is not on sale.
    isOnSale: row.is_on_sale && listed !== null,
    quantity: row.quantity,
    available: row.available,
    purchaseLimit: row.purchase_limit,
    isPresaleEnded: booking === 'balance',
    hasSibling:
      row.bundle === null &&
      (listed?.product.skus.some(({ id }) => id !== row.sku_id && catalogue.isInStock(id)) ?? false),
  });
  const bookable = bookablePresale(presale, now);
  const unitPrice = fen(bookable?.price_fen ?? row.offer_price_fen);
  return {
    row,
    listed,
    names,
    presale: bookable,
    bundle,
    reason,
    unitPrice,
    amount: times(unitPrice, row.quantity),
    priceReason: 'list',
    priceLabel: '',
  };
}

/** A cart without a bundle, which is the common case, needs no further query. */
async function loadBundles(
  db: Queryable,
  { builders }: CartDeps,
  rows: readonly LineRow[],
): Promise<(row: LineRow) => AssembledBundle | null> {
  const bundles = rows.flatMap(({ bundle }) => bundle ?? []);
  if (bundles.length === 0) return () => null;
  const bundleOf = await loadBundleAssembler(db, builders.current(), bundles);
  return ({ sku_id, bundle }) => bundle && bundleOf(sku_id, bundle);
}

/** Price, stock and limit of a bundle come from its parts; the scarcest part decides how many are available. */
const withBundleState = (row: LineRow, bundle: AssembledBundle | null): LineRow =>
  row.bundle === null
    ? row
    : {
        ...row,
        is_on_sale: bundle?.isOnSale ?? false,
        available: bundle?.available ?? 0,
        purchase_limit: bundle?.builder.rule.purchaseLimit ?? null,
        offer_price_fen: bundle?.unitPrice ?? row.added_price_fen,
        market_price_fen: bundle?.separatePrice ?? null,
      };

/** Step 1 of the price engine for every line that can be bought, checked or not: the unit price for this shopper. */
async function applyUnitPrices(db: Queryable, { owner }: Buyer, cart: LoadedCart): Promise<readonly Line[]> {
  const inputs = cart.lines.filter(({ reason }) => reason === null).map(lineInput);
  const promotions = promotionsCovering(cart.offers.promotions.filter(isUnitPrice), inputs);
  if (promotions.length === 0) return cart.lines;
  const { lines } = priceOrder({
    lines: inputs,
    shopper: cart.shopper,
    now: cart.now,
    promotions,
    used: await readQuotaUse(db, promotions, { owner, items: inputs }),
  });
  const priced = new Map(lines.map((line) => [line.lineId, line]));
  return cart.lines.map((line) => {
    const found = priced.get(lineIdOf(line.row));
    if (!found || found.unitPriceReason.kind === 'list') return line;
    const { unitPrice, amount, unitPriceReason } = found;
    return {
      ...{ ...line, unitPrice, amount },
      priceReason: unitPriceReason.kind,
      priceLabel: unitPriceLabel(found),
    };
  });
}

async function listWithdrawnNames(db: Queryable, rows: readonly LineRow[]): Promise<Map<string, NamesRow>> {
  const withdrawn = rows.filter((row) => !row.is_on_sale).map((row) => row.sku_id);
  if (withdrawn.length === 0) return new Map();
  return new Map((await listSkuNames(db, withdrawn)).map((row) => [row.sku_id, row]));
}
