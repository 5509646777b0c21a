import { orderAsGuest, payInSandbox } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { findOverflow, TABLET } from '../phone.ts';
import { findProduct } from '../products.ts';

test.use(TABLET);

test('a guest buys on a tablet, whose checkout has its amounts beside the form', async ({
  page,
  baseURL,
}) => {
  const { path } = await findProduct(page.request, '蓝罐');
  await orderAsGuest(page, baseURL!, path);
  expect(await findOverflow(page)).toEqual([]);
  await payInSandbox(page);
  await page.getByRole('link', { name: '查看订单' }).tap();
  await expect(page.getByRole('article', { name: /^订单 \d{18}$/ })).toContainText('待发货');
  expect(await findOverflow(page)).toEqual([]);
});
