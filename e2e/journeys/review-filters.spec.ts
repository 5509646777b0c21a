import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';

test('reviews are filtered by skin type and age band, and follow-ups stand below their review', async ({
  page,
  request,
}) => {
  const { path } = await findProduct(request, '雾鹭定妆蜜粉');
  await page.goto(path);
  const section = page.locator('#comments');
  await section.scrollIntoViewIfNeeded();
  const reviews = section.getByRole('article');
  await expect(reviews.first()).toBeVisible();

  const dry = section.getByRole('group', { name: '肤质' }).getByRole('button', { name: /^干性 \d+$/ });
  const dryCount = Number((await dry.textContent())!.replace(/\D/g, ''));
  expect(dryCount).toBeGreaterThan(10);
  await dry.focus();
  await page.keyboard.press('Enter');
  await expect(dry).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews.filter({ hasText: '干性肌肤' })).toHaveCount(10);

  const band = section.getByRole('group', { name: '年龄' }).getByRole('button', { name: /^25-30 岁 \d+$/ });
  await band.click();
  await expect(band).toHaveAttribute('aria-pressed', 'true');
  const both = Number((await band.textContent())!.replace(/^25-30 岁/, ''));
  expect(both).toBeLessThan(dryCount);
  await expect(reviews.filter({ hasText: '干性肌肤 · 25-30 岁' })).toHaveCount(Math.min(10, both));

  await section.getByRole('button', { name: /^全部 / }).click();
  await expect(dry).toHaveAttribute('aria-pressed', 'false');
  await section.getByRole('button', { name: /^追评 \d+$/ }).click();
  await expect(reviews.filter({ hasText: /使用 \d+ 天后追评/ })).toHaveCount(10);
  await expectNoSeriousA11yProblems(page);
});
