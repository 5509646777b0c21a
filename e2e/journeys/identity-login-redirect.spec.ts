import { hostileLocations } from '../../packages/core/src/identity/testing/hostile-locations.ts';
import { expect, test } from '../fixtures.ts';
import { fromKnownDevice, members, PASSWORD, signIn } from '../members.ts';

const login = (location: string) => `/login?historyLocation=${encodeURIComponent(location)}`;
/** A lone surrogate cannot be written into an address at all. */
const payloads = hostileLocations.filter((location) => location.isWellFormed());

test('the login page only redirects to pages of this shop, whatever the address says', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000);
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  await signIn(page, baseURL!, members.peony);
  const left: string[] = [];
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && new URL(request.url()).origin !== baseURL) left.push(request.url());
  });
  // The content of the pages does not matter here, so calls are refused at once to save time.
  await page.addInitScript(() => {
    window.fetch = async () => Response.json({ status: 1, errorCode: 'CMN9999E' });
  });
  await page.goto('/brand/');
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  for (const payload of payloads) {
    // Client-side navigation, as the back button does, without loading the scripts again.
    const arrived = await page.evaluate(async (address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      while (location.pathname === '/login') await new Promise((next) => setTimeout(next, 5));
      return location.href;
    }, login(payload));
    expect(arrived, `after ${JSON.stringify(payload)}`).toBe(`${baseURL}/`);
  }
  expect(left).toEqual([]);
});

for (const payload of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/login',
  'javascript:alert(1)',
  '/.//evil.example',
])
  test(`a login by hand with ${payload} in the address ends at home`, async ({ page, context, baseURL }) => {
    await fromKnownDevice(context, baseURL!);
    await page.goto(login(payload));
    await page.getByLabel('手机号或邮箱').fill(members.peony);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByText('你好，林知夏')).toBeVisible();
  });
