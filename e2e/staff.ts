import { type BrowserContext, expect, type Locator, type Page, request } from '@playwright/test';
import { withFreshCode } from './staff-codes.ts';

/** The admin has an origin of its own: another host name than the shop, so that their cookies never meet. */
export const ADMIN = `http://localhost:${process.env['E2E_ADMIN_PORT']}`;
export const STAFF_PASSWORD = 'Huarong2026!';
export const loginOf = (role: string) => `${role}@huarong.demo`;

const cookies = new Map<string, string>();
/** Who is signed in; the one journey that signs in by hand does so as the auditor. */
const roles = new WeakMap<BrowserContext, string>();

/** Signs in by calls, once for each worker and role: a code works once. */
export async function signInStaff(page: Page, role: string): Promise<void> {
  const known = cookies.get(role) ?? (await openSession(role));
  roles.set(page.context(), role);
  cookies.set(role, known);
  const [name = '', value = ''] = known.split('=');
  await page.context().addCookies([{ name, value, url: ADMIN, httpOnly: true, sameSite: 'Strict' }]);
}

/** Beside the browser: a page that is still open must not get the cookie of a half-open session. */
async function openSession(role: string): Promise<string> {
  const client = await request.newContext();
  let cookie = '';
  const call = async (path: string, input: object) => {
    const answer = await client.post(`${ADMIN}/admin/api/${path}`, {
      data: { queryBody: input },
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    });
    cookie = answer.headers()['set-cookie']?.split(';')[0] ?? cookie;
    return ((await answer.json()) as { errorCode: string | null }).errorCode;
  };
  const errorCode = await withFreshCode(role, async (code) => {
    await call('sign-in', { login: loginOf(role), password: STAFF_PASSWORD });
    return call('sign-in/code', { code });
  });
  expect(errorCode, `${role} signs in`).toBeNull();
  await client.dispose();
  return cookie;
}

/** The line at the foot of the page; the region around it has no size of its own. */
export const said = (page: Page, text: string | RegExp) => page.locator('.toast').filter({ hasText: text });

/** Money asks for a proof that is not older than five minutes: gives it when it is asked for, until this is shown. */
export async function proveUntil(page: Page, done: Locator) {
  const dialog = page.getByRole('dialog', { name: '再次验证身份' });
  await expect(dialog.or(done).first()).toBeVisible();
  if (!(await dialog.isVisible())) return;
  await withFreshCode(roles.get(page.context()) ?? 'auditor', async (code) => {
    await dialog.getByRole('textbox').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });
  await expect(done.first()).toBeVisible();
}

/** The page reads keys once it is shown, with the menu beside it. */
export const expectShell = (page: Page) =>
  expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

/** Opens an order by its number, from anywhere, with the keyboard. */
export async function openByNumber(page: Page, orderId: string) {
  await expectShell(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^订单号、运单号/ })).toBeFocused();
  await page.keyboard.type(orderId);
  await expect(page.getByRole('option', { name: `查找「${orderId}」` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
  // While the search is open, keys belong to it.
  await expect(page.getByRole('option')).toHaveCount(0);
}
