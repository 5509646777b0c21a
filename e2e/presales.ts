import { adminRoutes } from '@huarong/contract/admin/routes';
import type { Page } from '@playwright/test';
import { findProduct } from './products.ts';
import { staffCalls } from './staff-calls.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A presale of the first product of a search: ¥1,000.00, deposit ¥100.00 worth ¥200.00, the balance from the third day on. */
export async function publishPresale(page: Page, { title, keyword }: { title: string; keyword: string }) {
  const { skuId, path } = await findProduct(page.request, keyword);
  const marketer = await staffCalls(page, 'marketer');
  const { presaleId } = await marketer<{ presaleId: string }>(adminRoutes.presales.save, {
    presaleId: null,
    version: null,
    terms: {
      ...{ skuId, title, priceFen: 1_000_00, depositFen: 100_00, depositWorthFen: 200_00 },
      ...{ depositFrom: inDays(-1), depositUntil: inDays(3), balanceFrom: inDays(3) },
      ...{ balanceUntil: inDays(5), shipsBy: inDays(12), quota: 10, perShopper: 2 },
    },
  });
  await marketer(adminRoutes.presales.publish, { presaleId, version: 1 });
  return { presaleId, skuId, path };
}
