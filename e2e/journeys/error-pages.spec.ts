import { contracts } from '../../packages/contract/src/index.ts';
import { pathOf } from '../../packages/contract/src/kit/index.ts';
import { hostileLocations } from '../../packages/core/src/identity/testing/hostile-locations.ts';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';

const declaredPaths = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .map(({ route }) => new RegExp(`^${pathOf(route).replace(/\{\w+\}/g, '[^/]+')}$`));
const isDeclared = (path: string) => declaredPaths.some((declared) => declared.test(path));

test.describe('an address that does not exist', () => {
  test.use({ expectedError: /404/ });

  test('answers 404 and offers the categories', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('只剩下影子了');
    await expect(page.getByRole('navigation', { name: '常逛的品类' }).getByRole('link')).toHaveCount(8);
    await expectNoSeriousA11yProblems(page);
  });

  test('links to the home page, with calls of the contract only', async ({ page }) => {
    await gotoHydrated(page, '/no/such/page');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('一抹胭脂足以过冬');
    expect(asked).toContain('/v1/marketing/MktHomePageController/recommendPcGroup');
    expect(asked.filter((path) => !isDeclared(path))).toEqual([]);
  });
});

test.describe('the rate-limit page', () => {
  const queue = (back: string, seconds: number) =>
    `/v2/html/currentLimiting.html?historyLocation=${encodeURIComponent(back)}&retryAfter=${seconds}`;

  test('counts down and goes back by itself', async ({ page }) => {
    await page.goto(queue('/?from=queue', 2));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('排队的人有点多');
    await expect(page).toHaveURL('/?from=queue', { timeout: 5_000 });
  });

  test('is readable without script, and the browser goes back all the same', async ({ request }) => {
    const answer = await request.get(queue('/shopcart', 28));
    expect(answer.headers()['refresh']).toBe('28;url=/shopcart');
    expect(await answer.text()).toMatch(/回到(<!-- -->)?购物车/);
  });

  test('has no serious accessibility problem', async ({ page }) => {
    await page.goto(queue('/order?from=cart', 60));
    await expectNoSeriousA11yProblems(page);
  });

  test.describe('after a 429', () => {
    test.use({ expectedError: /429|404/ });

    test('is shown by the browser', async ({ page }) => {
      await gotoHydrated(page, '/no/such/page');
      await page.route('**/simpleImageGroup', (route) =>
        route.fulfill({
          status: 429,
          json: {
            status: 1,
            results: { retryAfter: 41 },
            errorCode: 'CMN0009W',
            errorMessage: '请稍等',
            dataResult: null,
          },
        }),
      );
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page).toHaveURL(
        '/v2/html/currentLimiting.html?historyLocation=%2Fno%2Fsuch%2Fpage&retryAfter=41',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('排队的人有点多');
    });
  });

  test('never redirects away from the shop, whatever the address says', async ({ page, baseURL }) => {
    expect(hostileLocations.length).toBeGreaterThanOrEqual(200);
    await page.goto('/');
    // A lone surrogate cannot be written into an address at all.
    for (const payload of hostileLocations.filter((location) => location.isWellFormed())) {
      const answer = await page.request.get(
        `/v2/html/currentLimiting.html?historyLocation=${encodeURIComponent(payload)}&retryAfter=60`,
      );
      const target = /url=(.*)$/.exec(answer.headers()['refresh'] ?? '')![1]!;
      const resolved = await page.evaluate((location) => new URL(location, document.baseURI).origin, target);
      expect(resolved, `${JSON.stringify(payload)} leads to ${target}`).toBe(baseURL);
    }
  });
});
