import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

test('a marketer looks at the shop after a flash sale as a card, and sends the link to a colleague', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ADMIN });
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/preview`);
  const frame = page.frameLocator('iframe[title="那一刻的商店"]');
  await expect(page.getByRole('heading', { name: '预览商店' })).toBeVisible();
  await expect(frame.getByRole('link', { name: '购物车' }).first()).toBeVisible();
  await expectNoSeriousA11yProblems(page);

  const next = page.getByRole('region', { name: '接下来的变化' });
  const ending = next.getByRole('link', { name: /秒杀.*结束/ }).first();
  const title = (await ending.locator('b').textContent())!;
  await ending.click();
  await expect(page).toHaveURL(/at=/);
  await expect(next.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('顾客').selectOption('GOLD');
  await expect(page.getByRole('status').getByText('牡丹会员')).toBeVisible();
  await expect(frame.getByText('牡丹会员').first()).toBeVisible();
  await page.getByLabel('页面').selectOption('product');
  await expect(frame.getByRole('region', { name: '价格与优惠' })).toBeVisible();

  await page.getByRole('button', { name: '给同事看' }).click();
  await expect(said(page, '链接已复制')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('region', { name: '价格与优惠' })).toBeVisible();
  // The links of the page lead on inside the preview.
  await colleague.getByRole('link', { name: '品牌馆' }).first().click();
  await expect(colleague).toHaveURL(/\/preview\/[^/]+\/brand\//);
  await expect(colleague.getByText('牡丹会员').first()).toBeVisible();
  expect(await colleague.context().cookies()).toEqual([]);
  await colleague.context().close();
});

test('a marketer previews a draft, steps along the moments and reads what differs, by keyboard', async ({
  page,
}) => {
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content/home_editorial`);
  await tabTo(page, page.getByLabel('标题第一行'));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('草稿里的红');
  await page.getByRole('button', { name: '存草稿', exact: true }).press('Enter');
  await expect(said(page, '已存草稿')).toBeVisible();
  const preview = page.getByRole('link', { name: /^预览：/ }).first();
  await tabTo(page, preview);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/preview\?.*set=\d+/);
  const frame = page.frameLocator('iframe[title="那一刻的商店"]');
  await expect(page.getByRole('status').getByText(/^含草稿“/)).toBeVisible();
  await expect(frame.getByRole('heading', { name: /草稿里的红/ })).toBeAttached();
  const differences = page.getByRole('region', { name: '与今天的不同' });
  await expect(differences.getByRole('link', { name: /草稿里的红/ }).first()).toBeVisible();
  await expectNoSeriousA11yProblems(page);

  const slider = page.getByRole('slider', { name: '变化的时刻' });
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '现在');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=/);
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(slider).toHaveAttribute('aria-valuetext', /(开始|结束)/);
  await expect(slider).toBeFocused();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '现在');

  const box = page.getByRole('checkbox', { name: /草稿/ }).first();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(/set=/);
  await expect(differences.getByRole('link', { name: /草稿里的红/ })).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: /草稿里的红/ })).toHaveCount(0);

  await page.goto(`${ADMIN}/content/home_editorial`);
  await page.getByRole('button', { name: '丢弃' }).first().press('Enter');
  await expect(said(page, '已丢弃')).toBeVisible();
});

test.describe('the scripts of a preview', () => {
  test('they read the shop of the preview and set no cookie, and a phone is a link away', async ({
    page,
  }) => {
    await signInStaff(page, 'marketer');
    await gotoHydrated(page, `${ADMIN}/preview?page=category`);
    const frame = page.frameLocator('iframe[title="那一刻的商店"]');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/(^|\/)(v[1-3]|api\/SOA)\//.test(pathname)) calls.push(pathname);
    });
    const first = frame.getByRole('main').getByRole('article').first();
    await expect(first).toBeVisible();
    const link = first.getByRole('link').first();
    const before = /product\/\d+/.exec((await link.getAttribute('href')) ?? '')![0];
    // The next page comes by a call of the page itself.
    await frame.getByRole('link', { name: '下一页' }).click();
    await expect(link).not.toHaveAttribute('href', new RegExp(before));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((path) => !path.startsWith('/preview/'))).toEqual([]);
    expect(await page.context().cookies(new URL(page.frames()[1]!.url()).origin)).toEqual([]);

    const phone = page.getByRole('link', { name: '手机' });
    await phone.press('Enter');
    await expect(page).toHaveURL(/device=phone/);
    await expect(phone).toHaveAttribute('aria-current', 'true');
    const width = await page.locator('.pv-frame').evaluate((element) => element.clientWidth);
    expect(width).toBe(390);
  });
});

test.describe('a time that cannot be shown', () => {
  test.use({ expectedError: /Failed to load resource.*409/ });

  test('a time that is over is refused in words', async ({ page }) => {
    await signInStaff(page, 'marketer');
    await page.goto(`${ADMIN}/preview?at=2020-01-01T00:00:00Z`);
    await expect(page.getByRole('alert').getByText('只能预览现在和以后的时间')).toBeVisible();
    await page.getByRole('link', { name: '现在' }).click();
    await expect(page.frameLocator('iframe').getByRole('link', { name: '购物车' }).first()).toBeVisible();
  });
});
