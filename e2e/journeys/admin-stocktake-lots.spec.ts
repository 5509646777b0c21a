import { adminRoutes } from '@huarong/contract/admin/routes';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { receiveLot, unitsOfLot } from '../lot-facts.ts';
import { findProduct } from '../products.ts';
import { ADMIN, said } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

/** The answer that names the lots to count is a refusal. */
test.use({ expectedError: / 409 / });

interface OnHand {
  code: string;
  available: number;
  held: number;
  unshipped: number;
  lots: { lotNo: string; remaining: number }[];
}

test('a stocktake counts lot by lot, and the lot that lacks a unit has one less afterwards', async ({
  page,
}) => {
  const { skuId } = await findProduct(page.request, '身体乳');
  const warehouse = await staffCalls(page, 'warehouse');
  const whole = await receiveLot(warehouse, { skuId, units: 3, days: 200 });
  const short = await receiveLot(warehouse, { skuId, units: 4, days: 500 });
  const { code, available, held, unshipped, lots } = await warehouse<OnHand>(adminRoutes.stock.detail, {
    skuId,
  });
  const inLots = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  const withoutLot = available + held + unshipped - inLots;

  await page.goto(`${ADMIN}/stock/takes`);
  await page.getByRole('button', { name: '开始盘点' }).click();
  const create = page.getByRole('dialog', { name: '开始盘点' });
  await create.getByLabel('名称', { exact: true }).fill('身体护理抽查');
  await create.getByLabel('名称、货号里的字').fill(code);
  await create.getByRole('button', { name: '开始', exact: true }).click();

  const scan = page.getByRole('region', { name: '扫码清点' });
  const log = page.getByRole('list', { name: '本次记下的' }).getByRole('listitem');
  // A difference is counted twice.
  for (const times of [1, 2]) {
    await scan.getByLabel('扫条码或输货号').fill(code);
    await scan.getByLabel('点到的件数').fill('1');
    await scan.getByRole('button', { name: '记下' }).click();
    for (const { lotNo, remaining } of lots)
      await scan
        .getByLabel(`批次 ${lotNo} 点到的件数`)
        .fill(String(lotNo === short ? remaining - 1 : remaining));
    await scan.getByLabel('没有批次的件数').fill(String(withoutLot));
    await expectNoSeriousA11yProblems(page);
    await scan.getByRole('button', { name: '记下' }).click();
    await expect(log).toHaveCount(times);
  }
  await expect(page.getByText(`批次 ${short}：账上 4，点到 3`)).toBeVisible();

  await page.getByRole('button', { name: '结束盘点' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '结束并入账' }).click();
  await expect(said(page, '已入账')).toBeVisible();
  expect([await unitsOfLot(warehouse, whole), await unitsOfLot(warehouse, short)]).toEqual([3, 3]);
});
