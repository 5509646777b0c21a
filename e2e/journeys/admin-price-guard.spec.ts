import { adminRoutes } from '@huarong/contract/admin/routes';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, proveUntil, said, signInStaff } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

// A price below cost is refused until there is a reason; an approval asks for a fresh proof.
test.use({ expectedError: / 40[39] / });

test('a marketer asks for a price below cost, the owner sees by how much and approves it', async ({
  page,
}) => {
  const owner = await staffCalls(page, 'owner');
  const { rows } = await owner<{ rows: { skuId: string; offerFen: number; costFen: number | null }[] }>(
    adminRoutes.grid.list,
    { size: 50 },
  );
  const sku = rows.at(-1)!;
  const setCost = (base: number | null, value: number | null) =>
    owner(adminRoutes.grid.save, {
      cells: [{ skuId: sku.skuId, column: 'cost', base, value }],
      title: '成本',
      reason: '记录成本',
    });
  const costFen = Math.floor(sku.offerFen * 0.3);
  await setCost(sku.costFen, costFen);
  const title = `清仓价 ${Date.now()}`;
  const marketer = await staffCalls(page, 'marketer');
  const { promotionId } = await marketer<{ promotionId: string }>(adminRoutes.promotions.create, {
    values: {
      ...{ kind: 'limitedTime', title },
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      rule: {
        ...{ mark: '限时价', conditions: [], priority: 1, exclusionGroup: null },
        scope: { kind: 'list', goods: { skuIds: [sku.skuId] } },
        quota: { total: 1, perShopper: 1 },
        benefit: { kind: 'payPercent', percent: 20 },
      },
    },
  });

  await page.goto(`${ADMIN}/promotions/${promotionId}`);
  await tabTo(page, page.getByRole('button', { name: '发布', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '发布要另一人批准' });
  await expect(dialog.getByText(/1 个规格低于成本/)).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: '成本' })).toHaveCount(0);
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, dialog.getByRole('button', { name: '提交，等另一人批准' }));
  await page.keyboard.press('Enter');
  await expect(said(page, /^已提交，等 .+ 批准$/)).toBeVisible();
  await expect(page.getByText('待批准', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.goto(`${ADMIN}/promotions?tab=waiting`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/promotions/${promotionId}`);
  await tabTo(page, page.getByRole('link', { name: '看申请' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /低于底线的促销/ })).toBeVisible();
  await expect(page.getByText(/成本 ¥[\d.]+，每件亏 ¥/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^批准并生效/ }));
  await page.keyboard.press('Enter');
  await proveUntil(page, page.getByText('已批准').first());
  await page.goto(`${ADMIN}/promotions/${promotionId}`);
  await expect(page.getByText('进行中', { exact: true })).toBeVisible();
  await expect(page.getByText('待批准', { exact: true })).toHaveCount(0);

  const { version } = await owner<{ version: number }>(adminRoutes.promotions.detail, { promotionId });
  await owner(adminRoutes.promotions.stop, { promotionId, version, reason: '试完了' });
  await setCost(costFen, sku.costFen);
});
