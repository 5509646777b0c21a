import { priceOrder } from '@huarong/core/pricing';
import { fen } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type Assembled, assembler, lineIdOf } from '../../bundles/index.ts';
import {
  bookingStatusOf,
  isUnitPrice,
  type Offers,
  promotionsAbout,
  readQuotaUse,
} from '../../promotions/index.ts';
import type { Shopping } from '../buyer.ts';
import { type LineRow, listLines, listNames, type NamesRow } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import type { Line, LoadedCart } from './line.ts';
import { lineInput } from './line-input.ts';
import { invalidReason } from './line-state.ts';

export async function loadLines(db: Queryable, deps: CartDeps, shopping: Shopping): Promise<LoadedCart> {
  const rows = await listLines(db, shopping);
  const offers = deps.offers.current();
  const now = rows[0]?.now.getTime() ?? deps.offers.now();
  const shopper = rows[0]?.card ? { card: rows[0].card, isFirstOrder: rows[0].is_first_order } : null;
  const names = await namesOfWithdrawn(db, rows);
  const madeOf = await readBundles(db, deps, rows);
  const judged = rows.map((row) => {
    const made = madeOf(row);
    return judge(asBundle(row, made), made, deps, offers, now, names.get(row.sku_id) ?? null);
  });
  const loaded: LoadedCart = { lines: judged, shopper, now, offers };
  return { ...loaded, lines: await withUnitPrices(db, shopping, loaded) };
}

function judge(
  row: LineRow,
  made: Assembled | null,
  { catalogue }: CartDeps,
  offers: Offers,
  now: number,
  names: NamesRow | null,
): Line {
  const listed = catalogue.current().skus.get(row.sku_id) ?? null;
  const presale = row.bundle ? undefined : offers.presales.get(row.sku_id);
  const booking = bookingStatusOf(presale, now);
  const reason = invalidReason({
    // The catalogue in memory follows the database within moments; until it does, the line waits.
    isOnSale: row.is_on_sale && listed !== null,
    quantity: row.quantity,
    available: row.available,
    purchaseLimit: row.purchase_limit,
    booking,
    hasSibling:
      row.bundle === null &&
      (listed?.product.skus.some(({ id }) => id !== row.sku_id && catalogue.isInStock(id)) ?? false),
  });
  const unitPrice = fen(booking === 'deposit' ? presale!.price_fen : row.offer_price_fen);
  return {
    row,
    listed,
    names,
    presale: booking === 'deposit' ? presale! : null,
    made,
    reason,
    unitPrice,
    priceReason: 'list',
    priceLabel: '',
  };
}

/** Carts without a bundle, nearly all of them, cost no further question. */
async function readBundles(
  db: Queryable,
  { builders }: CartDeps,
  rows: readonly LineRow[],
): Promise<(row: LineRow) => Assembled | null> {
  const bundles = rows.flatMap(({ bundle }) => bundle ?? []);
  if (bundles.length === 0) return () => null;
  const madeOf = await assembler(db, builders.current(), bundles);
  return ({ sku_id, bundle }) => bundle && madeOf(sku_id, bundle);
}

/** A bundle costs what it is made of, and there are as many as its scarcest piece allows. */
const asBundle = (row: LineRow, made: Assembled | null): LineRow =>
  row.bundle === null
    ? row
    : {
        ...row,
        is_on_sale: made?.isOnSale ?? false,
        available: made?.available ?? 0,
        purchase_limit: made?.builder.rule.purchaseLimit ?? null,
        offer_price_fen: made?.unitPrice ?? row.added_price_fen,
        market_price_fen: made?.separately ?? null,
      };

/** Step 1 of the price engine for every line that can be bought, checked or not: what a piece costs this shopper now. */
async function withUnitPrices(
  db: Queryable,
  { owner }: Shopping,
  cart: LoadedCart,
): Promise<readonly Line[]> {
  const goods = cart.lines.filter(({ reason }) => reason === null).map(lineInput);
  const promotions = promotionsAbout(cart.offers.promotions.filter(isUnitPrice), goods);
  if (promotions.length === 0) return cart.lines;
  const { lines } = priceOrder({
    lines: goods,
    shopper: cart.shopper,
    now: cart.now,
    promotions,
    used: await readQuotaUse(db, promotions, { owner, goods }),
  });
  const priced = new Map(lines.map((line) => [line.lineId, line]));
  return cart.lines.map((line) => {
    const found = priced.get(lineIdOf(line.row));
    if (!found || found.unitPriceReason.kind === 'list') return line;
    const { kind, label } = found.unitPriceReason;
    return { ...line, unitPrice: found.unitPrice, priceReason: kind, priceLabel: label };
  });
}

async function namesOfWithdrawn(db: Queryable, rows: readonly LineRow[]): Promise<Map<string, NamesRow>> {
  const withdrawn = rows.filter((row) => !row.is_on_sale).map((row) => row.sku_id);
  if (withdrawn.length === 0) return new Map();
  return new Map((await listNames(db, withdrawn)).map((row) => [row.sku_id, row]));
}
