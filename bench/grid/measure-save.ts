import { setTimeout as wait } from 'node:timers/promises';
import { approvalsRoutes } from '../../packages/contract/src/admin/approvals/index.ts';
import { gridRoutes } from '../../packages/contract/src/admin/grid/index.ts';
import { callAsStaff, signInStaff } from '../admin/staff-calls.ts';
import type { GridShop } from './start-shop.ts';

export interface SaveTimes {
  cells: number;
  saveMs: number;
  /** From the answer of the save until the shop answers with the new price. */
  shownMs: number;
  /** How often the catalogue was read again. */
  reads: number;
}

interface Row {
  skuId: string;
  productId: string;
  offerFen: number;
  limit: number | null;
  lowStockAt: number | null;
}
interface Cell {
  skuId: string;
  column: string;
  base: unknown;
  value: unknown;
}

/** Prices of more skus wait for a second person. */
const PRICES_AT_ONCE = 100;
/** Long enough for a second read of the catalogue, if there is one. */
const SETTLED_MS = 2_000;

/** 100 prices, and limits and low-stock marks for the rest: what one person may save. */
export const measureSave = async (shop: GridShop, cookie: string, count: number): Promise<SaveTimes> => {
  const rows = await readRows(shop, cookie, count);
  const prices = rows.slice(0, PRICES_AT_ONCE).map(priceCell);
  const others = rows.flatMap(({ skuId, limit, lowStockAt }): Cell[] => [
    { skuId, column: 'limit', base: limit, value: limit === 7 ? 6 : 7 },
    { skuId, column: 'low', base: lowStockAt, value: (lowStockAt ?? 20) + 1 },
  ]);
  const cells = [...prices, ...others].slice(0, count);
  return measure(shop, rows[0]!, cells, async () => void (await save(shop, cookie, cells)));
};

/** As many prices, which somebody else has asked for: what takes time is the approval. */
export async function measureApproval(shop: GridShop, cookie: string, count: number): Promise<SaveTimes> {
  const asking = await signInStaff(shop.adminPort, 'MERCHANDISER');
  const rows = await readRows(shop, asking, count);
  const cells = rows.map(priceCell);
  const { approvalId } = await save(shop, asking, cells);
  if (approvalId === undefined) throw new Error('nobody has to approve it');
  return measure(shop, rows[0]!, cells, async () => {
    const input = { approvalId, note: '测量' };
    const { results, message } = await callAsStaff(shop.adminPort, approvalsRoutes.approve, input, cookie);
    if (!results) throw new Error(`not approved: ${message}`);
  });
}

const priceCell = ({ skuId, offerFen }: Row): Cell => ({
  skuId,
  column: 'offer',
  base: offerFen,
  value: offerFen - 1,
});

async function readRows(shop: GridShop, cookie: string, count: number): Promise<Row[]> {
  const { results } = await callAsStaff(shop.adminPort, gridRoutes.list, { size: count }, cookie);
  return (results as { rows: Row[] }).rows;
}

async function save(shop: GridShop, cookie: string, cells: readonly Cell[]) {
  const input = { title: '测量', reason: '测量', cells };
  const { results, message } = await callAsStaff(shop.adminPort, gridRoutes.save, input, cookie);
  if (!results) throw new Error(`not saved: ${message}`);
  return results as { setId: string; approvalId?: string };
}

async function measure(
  shop: GridShop,
  { skuId, productId, offerFen }: Row,
  { length: cells }: readonly Cell[],
  work: () => Promise<void>,
): Promise<SaveTimes> {
  const before = await shop.catalogueVersion();
  const from = performance.now();
  await work();
  const saved = performance.now();
  while ((await shownFen(shop, productId, skuId)) !== offerFen - 1) await wait(5);
  const shownMs = performance.now() - saved;
  await wait(SETTLED_MS);
  return { cells, saveMs: saved - from, shownMs, reads: (await shop.catalogueVersion()) - before };
}

async function shownFen(shop: GridShop, productId: string, skuId: string): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/v1/product/detail/${productId}`);
  const { results } = (await answer.json()) as { results: { skus: { skuId: string; offerPrice: number }[] } };
  const price = results.skus.find((sku) => sku.skuId === skuId)?.offerPrice;
  return price === undefined ? undefined : Math.round(price * 100);
}
