import { createAdminFacts } from '../admin-facts.ts';
import { addressesOf, adminPatterns, openInside } from '../admin-pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectAsText, fitting, together } from '../hostile-checks.ts';
import { hostilePayloads } from '../hostile-payloads.ts';
import { ADMIN, expectShell, signInStaff } from '../staff.ts';

// The content security policy reports any attempt to run a script, which fails the journey.
test.use({ expectedError: / 40[0134] / });
// One of everything is written, and every page is opened.
test.setTimeout(240_000);

const TINY = '<img src=x>';

test('what shoppers and staff write is plain text on every page of the admin', async ({ page, baseURL }) => {
  const written = new Set<string>();
  let turn = 0;
  const text = (most: number) => {
    const offered = most > 60 ? together(most) : fitting(most);
    const chosen = offered[turn++ % offered.length] ?? TINY;
    for (const line of chosen.split('\n')) written.add(line);
    return chosen;
  };
  const facts = await createAdminFacts(page, baseURL!, text);
  await signInStaff(page, 'owner');

  const addresses = addressesOf(facts);
  expect(Object.keys(addresses).toSorted(), 'every page is visited').toEqual(adminPatterns.toSorted());
  const unread = new Set(written);
  await page.goto(ADMIN);
  await expectShell(page);
  for (const address of [
    ...Object.values(addresses),
    `/search?q=${encodeURIComponent(hostilePayloads[0]!)}`,
    `/orders?q=${encodeURIComponent(fitting(40)[0]!)}`,
    `/login?next=${encodeURIComponent('javascript:hit=1')}`,
    `/enrol/${encodeURIComponent(hostilePayloads[10]!)}`,
  ]) {
    await openInside(page, address);
    await expect(page.locator('h1').first()).toBeVisible();
    // The gallery shows a panel that is being read.
    if (address !== '/gallery') await expect(page.locator('.is-late-shown')).toHaveCount(0);
    await expectAsText(page, []);
    const shown = String(await page.evaluate('document.body.textContent'));
    for (const line of unread) if (shown.includes(line)) unread.delete(line);
  }
  // Names and addresses of shoppers are masked, and some texts are shown in dialogs only.
  expect(unread.size / written.size, `unread: ${[...unread].join('\n')}`).toBeLessThan(0.25);

  const cells = fitting(40).filter((payload) => !/[,"']/.test(payload));
  await page.goto(`${ADMIN}/orders/ship-file`);
  await page.getByLabel('选择或拖入 CSV 文件').setInputFiles({
    name: '<img src=x onerror=hit=1>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(cells.map((cell) => `${cell},${cell},${cell}`).join('\n')),
  });
  await expect(page.getByText('不能发出').first()).toBeVisible();
  await expectAsText(page, ['<img src=x onerror=hit=1>.csv', ...cells]);
});
