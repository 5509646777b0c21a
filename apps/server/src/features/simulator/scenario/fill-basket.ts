import type { simulatorContract } from '@huarong/contract/admin/simulator';
import type { Output, Parsed } from '@huarong/contract/kit';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { presentLineNames } from '../../catalogue/index.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';
import {
  listCartLines,
  listOrderLines,
  listSkusByCode,
  listSkusByWords,
  type SkuFound,
} from './skus.queries.ts';

type Filled = Output<(typeof simulatorContract)['fill']>;
export type FoundSku = Filled['skus'][number];
type Line = { skuId: string; quantity: number };
const MOST_LINES = 120;
const MOST_QUANTITY = 99;

/** The lines of an order, a cart or pasted codes. Bundles that shoppers composed are left out. */
export async function fillBasket(
  db: Queryable,
  deps: SimulatorDeps,
  source: Parsed<(typeof simulatorContract)['fill']>,
): Promise<
  Result<Filled, { code: 'order-not-found' | 'simulator-member-not-found' | 'simulator-basket-empty' }>
> {
  if (source.from === 'text') {
    const { lines, unknown } = await readPasted(db, source.text);
    return finish(db, deps, lines, unknown);
  }
  const lines =
    source.from === 'order'
      ? await listOrderLines(db, source.orderId)
      : await listCartLines(db, source.memberId, memberOwner(source.memberId));
  if (!lines)
    return refuse({ code: source.from === 'order' ? 'order-not-found' : 'simulator-member-not-found' });
  return finish(db, deps, lines, []);
}

async function finish(
  db: Queryable,
  deps: SimulatorDeps,
  lines: readonly Line[],
  unknown: string[],
): Promise<Result<Filled, { code: 'simulator-basket-empty' }>> {
  const merged = mergeLines(lines);
  if (merged.length === 0) return refuse({ code: 'simulator-basket-empty' });
  const skus = await findSkus(db, deps, { ids: merged.map(({ skuId }) => skuId) });
  const known = new Set(skus.map(({ skuId }) => skuId));
  return accept({ lines: merged.filter(({ skuId }) => known.has(skuId)), skus, unknown });
}

/** The same sku once. */
function mergeLines(lines: readonly Line[]): Line[] {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of lines) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  return [...quantities]
    .slice(0, MOST_LINES)
    .map(([skuId, quantity]) => ({ skuId, quantity: Math.min(MOST_QUANTITY, quantity) }));
}

/** `SA-001-01 2`, `SA-001-01,2`, or a code alone; one on each line. */
async function readPasted(db: Queryable, text: string) {
  const wanted = text
    .split(/[\n;；]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_LINES)
    .map((line) => {
      const [, code = line, units] = /^(.*?)[\s,，×x*]+(\d{1,2})$/i.exec(line) ?? [];
      return { code: code.trim(), quantity: Math.max(1, Number(units ?? 1)) };
    });
  const byCode = await listSkusByCode(
    db,
    wanted.map(({ code }) => code),
  );
  return {
    lines: wanted.flatMap(({ code, quantity }) => {
      const skuId = byCode.get(code.toUpperCase());
      return skuId === undefined ? [] : [{ skuId, quantity }];
    }),
    unknown: wanted.filter(({ code }) => !byCode.has(code.toUpperCase())).map(({ code }) => code),
  };
}

/** Skus with names, price and stock: by ids, or by words. */
export async function findSkus(
  db: Queryable,
  deps: SimulatorDeps,
  by: { ids: readonly string[] } | { q: string },
): Promise<FoundSku[]> {
  const found = await listSkusByWords(db, by);
  return found.map((row) => presentSku(deps, row));
}

function presentSku({ catalogue, imageOf }: SimulatorDeps, row: SkuFound): FoundSku {
  const listed = catalogue.current().skus.get(row.id);
  const names = listed && presentLineNames(listed, imageOf);
  return {
    skuId: row.id,
    name: names?.productName ?? row.name_cn,
    skuName: names?.skuName ?? '',
    brandName: names?.brandNameEN ?? row.brand_name,
    imagePath: names?.skuImagePath ?? null,
    price: row.offer_price_fen,
    available: row.available,
  };
}
