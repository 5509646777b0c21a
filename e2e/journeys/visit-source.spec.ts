import { expect, test } from '../fixtures.ts';

test.describe('a visitor who follows a campaign link', () => {
  test('gets cookies of the campaign: half an hour for the order, long-lived as the first touch', async ({
    page,
    context,
  }) => {
    await page.goto('/?utm_source=weibo&utm_medium=kol&utm_campaign=winter');
    await expect
      .poll(async () => (await context.cookies()).map((cookie) => cookie.name))
      .toContain('order_source');
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    const lifetime = (name: string) => cookies[name]!.expires - Date.now() / 1000;
    expect(JSON.parse(decodeURIComponent(cookies['order_source']!.value))).toMatchObject({
      utm_source: 'weibo',
      utm_campaign: 'winter',
    });
    expect(lifetime('order_source')).toBeLessThanOrEqual(1_801);
    // Browsers cap a cookie's life at 400 days; we ask for about twenty years.
    expect(lifetime('first_touch_source')).toBeGreaterThan(390 * 86_400);

    await page.goto('/?utm_source=douyin');
    await expect
      .poll(async () =>
        decodeURIComponent((await context.cookies()).find((cookie) => cookie.name === 'order_source')!.value),
      )
      .toContain('douyin');
    const first = (await context.cookies()).find((cookie) => cookie.name === 'first_touch_source')!;
    expect(decodeURIComponent(first.value)).toContain('weibo');
  });

  test('sees the same page as everyone else', async ({ request }) => {
    const plain = await request.get('/');
    const campaign = await request.get('/?utm_source=weibo');
    expect(campaign.headers()['etag']).toBe(plain.headers()['etag']);
  });
});
