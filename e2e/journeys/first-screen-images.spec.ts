import { expect, GENERATED_IMAGES, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';

const KILOBYTE = 1_000;

test('images of a first screen stay within their weight on a desktop', async ({ page }) => {
  await page.unroute(GENERATED_IMAGES);
  const { path } = await findProduct(page.request, '小赤木');
  for (const [address, limit] of [
    ['/', 180],
    [path, 120],
  ] as const) {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length, `${address} shows images`).toBeGreaterThan(20);
    expect([address, Math.ceil(weight / KILOBYTE) <= limit, weight]).toEqual([address, true, weight]);
    page.removeAllListeners('requestfinished');
  }
});
