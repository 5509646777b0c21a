import { test as base, expect, type Page } from '@playwright/test';
import { findViolations, finishAnimations } from './axe.ts';
import type { JourneyOptions } from './journey-options.ts';

interface Journey extends JourneyOptions {
  consoleErrors: string[];
}

/** The base test of every journey: console errors and violations of the content security policy fail it. */
export const test = base.extend<Journey>({
  expectedError: [null, { option: true }],
  loadsImages: [false, { option: true }],
  consoleErrors: [
    async ({ page, expectedError, loadsImages }, use) => {
      const consoleErrors: string[] = [];
      const note = (consoleError: string) => {
        if (!expectedError?.test(consoleError)) consoleErrors.push(consoleError);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(String(error)));
      // A new shop renders each image at the first request; journeys about other things do not wait for that.
      if (loadsImages) await page.route(GENERATED_IMAGES, (route) => route.fulfill(PLACEHOLDER));
      await reportPolicyViolations(page, note);
      await use(consoleErrors);
      expect(consoleErrors, 'errors in the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Addresses of images that are rendered on request: a journey about them calls `page.unroute(GENERATED_IMAGES)`. */
export const GENERATED_IMAGES = '**/pictures/{drawn,photo}/**';
const PLACEHOLDER = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>',
};

/** Chromium reports violations to the page only; most, not all, also reach the console. */
async function reportPolicyViolations(page: Page, note: (consoleError: string) => void) {
  await page.exposeFunction('reportPolicyViolation', note);
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportPolicyViolation('CSP ' + violatedDirective + ' ' + blockedURI));
  `);
}

/** No serious accessibility problem. */
export async function expectNoSeriousA11yProblems(page: Page) {
  await expect(page.locator(':is(main, section)[aria-busy="true"]')).toHaveCount(0);
  await finishAnimations(page);
  const violations = await findViolations(page);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'serious accessibility problems').toEqual([]);
}

/** Waits for hydration: a click before it loads the next page as without script. */
export const gotoHydrated = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
