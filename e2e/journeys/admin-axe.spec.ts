import type { Page, Route } from '@playwright/test';
import { type AdminFacts, createAdminFacts } from '../admin-facts.ts';
import { addressesOf, adminPatterns, openInside } from '../admin-pages.ts';
import { violationsAt } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { ADMIN, expectShell, signInStaff } from '../staff.ts';

/** The narrowest window of the admin. `AXE_WIDTHS=1280,1920` checks full pages at more, which takes a minute and a half. */
const WIDTHS = { full: (process.env['AXE_WIDTHS'] ?? '1280').split(',').map(Number), others: [1280] };
const CALLS = '**/admin/api/**';
// Refused, broken and unanswered calls are what these journeys are about.
test.use({
  expectedError: /Failed to load resource|PageRefusal|连不上服务器/,
  // The colour of a button that has just become active changes over a moment.
  contextOptions: { reducedMotion: 'reduce' },
});
// Each journey opens every page: two workers share them.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(400_000);

/** Signs in and opens the admin, which then goes from page to page as with links. */
async function openAdmin(page: Page) {
  await signInStaff(page, 'owner');
  await page.goto(ADMIN);
  await expectShell(page);
}

/** Opens every page in one state and collects what axe finds. A state that looks the same on many pages is checked once. */
async function checkPages(
  page: Page,
  facts: AdminFacts,
  isReady: (page: Page, pattern: string) => Promise<void>,
  widths = WIDTHS.others,
) {
  const found: Record<string, string[]> = {};
  const checked = new Set<string>();
  for (const [pattern, address] of Object.entries(addressesOf(facts))) {
    await openInside(page, address);
    await isReady(page, pattern);
    const content = await page.locator('main').first().innerHTML();
    if (checked.has(content)) continue;
    checked.add(content);
    const violations = await violationsAt(page, { widths, hasNavigation: pattern === '/' });
    if (violations.length > 0) found[pattern] = violations;
  }
  expect(found).toEqual({});
}

const isRead = async (page: Page, pattern: string) => {
  await expect(page.locator('h1').first()).toBeVisible();
  // The gallery shows a panel that is being read.
  if (pattern !== '/gallery') await expect(page.locator('.is-late-shown')).toHaveCount(0);
};

const text = (most: number) => '顾客来电，请工作日送到门卫处。'.slice(0, most);

test('no page has a violation when it is full, and every page is checked', async ({ page, baseURL }) => {
  const facts = await createAdminFacts(page, baseURL!, text);
  expect(Object.keys(addressesOf(facts)).toSorted()).toEqual(adminPatterns.toSorted());
  await openAdmin(page);
  await checkPages(page, facts, isRead, WIDTHS.full);
});

test('no page has a violation when it is empty', async ({ page, baseURL }) => {
  const facts = await createAdminFacts(page, baseURL!, text);
  await openAdmin(page);
  await page.route(CALLS, emptyLists);
  await checkPages(page, facts, isRead);
});

test('no page has a violation when its calls fail', async ({ page }) => {
  await openAdmin(page);
  await page.route(CALLS, (route) => (isSession(route) ? route.continue() : route.abort()));
  await checkPages(page, NO_FACTS, isRead);
});

test('what every page shows until its calls are answered has no violation', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.route(CALLS, (route) => (isSession(route) ? route.continue() : undefined));
  await page.goto(`${ADMIN}/orders`);
  await expect(page.locator('.is-late-shown').first()).toBeVisible();
  expect(await violationsAt(page, { widths: WIDTHS.others, hasNavigation: true })).toEqual([]);
});

/** Numbers that lead nowhere, where nothing is answered. */
const NO_FACTS: AdminFacts = {
  orderId: '202601010000000000',
  paymentId: 'P2026010100000000',
  bundleId: 'nothing',
  presaleId: 'nothing',
  offerId: 'nothing',
  cardBatchId: '999999',
  pickListId: '999999',
  approvalId: '999999',
  invoiceId: 'nothing',
  webhookId: '999999',
  lotId: '999999',
  recallId: '999999',
  reactionId: '999999',
  feedbackNo: 'FK20990101000001',
  returnId: 'R00000000000',
  skuId: '999999',
  productId: '999999',
  setId: '1',
  caseId: '999999',
  takeId: '999999',
  mediaId: '0'.repeat(32),
  importId: '999999',
  batchId: '999999',
  surveyId: 'nothing',
  broadcastId: '999999',
  articleId: 'nothing',
  brandId: '999999',
  categoryId: 'nothing',
  promotionId: 'nothing',
  staffId: '999999',
  roleId: 'NOBODY',
  memberId: '9999999999',
  receiptNo: 'HZ20990101000001',
  token: 'a'.repeat(43),
};

const isSession = (route: Route) => new URL(route.request().url()).pathname.endsWith('/session');
/** What no order, return, pick list or role is without. */
const NEVER_EMPTY = [
  'subOrders',
  'lines',
  'picked',
  'orders',
  'permissions',
  'hours',
  'today',
  'before',
  'steps',
];

/** Answers as a new shop gives them: without rows, notes, tags and histories. */
async function emptyLists(route: Route) {
  const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
  const response = await route.fetch({ headers });
  const answer = (await response.json()) as { results: Record<string, unknown> | null };
  if (answer.results && !isSession(route))
    for (const [name, value] of Object.entries(answer.results))
      if (Array.isArray(value) && !NEVER_EMPTY.includes(name)) answer.results[name] = [];
  await route.fulfill({ response, json: answer });
}
