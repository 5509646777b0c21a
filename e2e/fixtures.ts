import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { JourneyOptions } from './journey-options.ts';

interface Journey extends JourneyOptions {
  complaints: string[];
}

/** The test of every journey: a page that complains in the console, or breaks its own security policy, has failed. */
export const test = base.extend<Journey>({
  expectedComplaints: [[], { option: true }],
  showsPictures: [false, { option: true }],
  complaints: [
    async ({ page, expectedComplaints, showsPictures }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!expectedComplaints.some((expected) => expected.test(complaint))) complaints.push(complaint);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(String(error)));
      // A new shop makes each picture when it is first asked for; journeys about other things do not wait for that.
      if (showsPictures) await page.route(DRAWN_PICTURES, (route) => route.fulfill(STILL));
      await reportPolicyViolations(page, note);
      await use(complaints);
      expect(complaints, 'errors in the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Addresses of pictures that are made when asked for: a journey about them says `page.unroute(DRAWN_PICTURES)`. */
export const DRAWN_PICTURES = '**/pictures/{drawn,photo}/**';
const STILL = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>',
};

/** Chromium reports violations to the page only; most, not all, also reach the console. */
async function reportPolicyViolations(page: Page, note: (complaint: string) => void) {
  await page.exposeFunction('reportPolicyViolation', note);
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportPolicyViolation('CSP ' + violatedDirective + ' ' + blockedURI));
  `);
}

/** What was asked for has come, and nothing fades or slides any more: a half faded word has no contrast to speak of. */
async function settle(page: Page) {
  await expect(page.locator(':is(main, section)[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}

/** No problem that would keep someone with a screen reader or a keyboard from shopping. */
export async function expectNoSeriousA11yProblems(page: Page) {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'serious accessibility problems').toEqual([]);
}

/** A click before the page is alive loads the next one, as it does without script. */
export const gotoAlive = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
