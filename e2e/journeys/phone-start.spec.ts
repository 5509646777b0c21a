import { expect, GENERATED_IMAGES, test } from '../fixtures.ts';
import { PHONE } from '../phone.ts';

test.use(PHONE);

const SCENES = '**/pictures/scene/**';
const held = () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, released };
};

test('scripts and fonts of a page come after the images of its first screen', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const scriptsAndFonts = () => requested.filter((path) => /\.(js|woff2)$/.test(path));
  const { release, released } = held();
  await page.unroute(GENERATED_IMAGES);
  await page.route(SCENES, async (route) => {
    await released;
    await route.continue();
  });

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: '购物车' }).last()).toBeVisible();
  expect(requested.some((path) => path.includes('/pictures/scene/'))).toBe(true);
  expect(scriptsAndFonts()).toEqual([]);

  release();
  await expect(page.locator('html:not([data-opening])')).toBeAttached();
  expect(scriptsAndFonts()).toContainEqual(expect.stringMatching(/\.js$/));
  expect(scriptsAndFonts()).toContainEqual(expect.stringMatching(/\.woff2$/));
});

test('who scrolls before the scripts have come sees the rest of the page', async ({ page }) => {
  const { release, released } = held();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const rankings = page.getByRole('region', { name: '花容榜' }).getByRole('heading').first();
  await expect(page.locator('html[data-opening=unmoved]')).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('html[data-opening=""]')).toBeAttached();
  await rankings.scrollIntoViewIfNeeded();
  await expect(rankings).toBeInViewport();
  release();
});
