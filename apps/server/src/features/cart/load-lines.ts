import { priceOrder } from '@huarong/core/pricing';
import { fen } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import {
  bookingStatusOf,
  isUnitPrice,
  type Offers,
  promotionsAbout,
  readQuotaUse,
} from '../promotions/index.ts';
import { type LineRow, listLines, listNames, type NamesRow } from './cart.queries.ts';
import type { CartDeps } from './cart-deps.ts';
import type { Line, LoadedCart } from './line.ts';
import { lineInput } from './line-input.ts';
import { invalidReason } from './line-state.ts';
import type { Shopping } from './shopping.ts';

export async function loadLines(db: Queryable, deps: CartDeps, shopping: Shopping): Promise<LoadedCart> {
  const rows = await listLines(db, shopping);
  const offers = deps.offers.current();
  const now = rows[0]?.now.getTime() ?? deps.offers.now();
  const shopper = rows[0]?.card ? { card: rows[0].card, isFirstOrder: rows[0].is_first_order } : null;
  const names = await namesOfWithdrawn(db, rows);
  const judged = rows.map((row) => judge(row, deps, offers, now, names.get(row.sku_id) ?? null));
  const loaded: LoadedCart = { lines: judged, shopper, now, offers };
  return { ...loaded, lines: await withUnitPrices(db, shopping, loaded) };
}

function judge(
  row: LineRow,
  { catalogue }: CartDeps,
  offers: Offers,
  now: number,
  names: NamesRow | null,
): Line {
  const listed = catalogue.current().skus.get(row.sku_id) ?? null;
  const presale = offers.presales.get(row.sku_id);
  const booking = bookingStatusOf(presale, now);
  const reason = invalidReason({
    // The catalogue in memory follows the database within moments; until it does, the line waits.
    isOnSale: row.is_on_sale && listed !== null,
    quantity: row.quantity,
    available: row.available,
    purchaseLimit: row.purchase_limit,
    booking,
    hasSibling: listed?.product.skus.some(({ id }) => id !== row.sku_id && catalogue.isInStock(id)) ?? false,
  });
  const unitPrice = fen(booking === 'deposit' ? presale!.price_fen : row.offer_price_fen);
  return {
    row,
    listed,
    names,
    presale: booking === 'deposit' ? presale! : null,
    reason,
    unitPrice,
    priceReason: 'list',
    priceLabel: '',
  };
}

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
    const found = priced.get(line.row.sku_id);
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
