import { buyNow, deliverOrder } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';

/** A small image, as a phone sends it. */
const IMAGE = {
  name: '唇膏.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGNYYaRLEmIY1TCqYfhqAABNrQcQ9c+1DwAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a shopper comments on a purchase with an image, and adds a follow-up', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  const orderId = await buyNow(page, path);
  await deliverOrder(page, orderId);

  await page.getByRole('link', { name: '去评价' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的评价');
  await expect(page.getByText(`订单 ${orderId}`)).toBeVisible();

  await test.step('missing fields are shown before anything is sent', async () => {
    await page.getByRole('button', { name: '发布评价' }).click();
    await expect(page.getByText('还没有打分，请选择 1 到 5 星')).toBeVisible();
    await expect(page.getByText('至少写 5 个字，目前 0 个字')).toBeVisible();
    await expectNoSeriousA11yProblems(page);
  });

  const words = `颜色正，薄涂显气色，喝水会沾杯，${orderId.slice(-4)} 号订单`;
  await test.step('stars and text by keyboard, an image from the phone', async () => {
    await page.getByRole('group', { name: '总体' }).getByRole('radio', { name: '1 星' }).focus();
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '4 星，还不错' }).first()).toBeChecked();
    await page.getByLabel('使用感受').fill(words);
    await page.getByRole('group', { name: '肤质' }).getByRole('button', { name: '混合偏干' }).click();
    await page
      .getByLabel('添加图片')
      .setInputFiles([IMAGE, { ...IMAGE, name: '说明.gif', mimeType: 'image/gif' }]);
    await expect(page.getByText('格式不支持，请用 JPEG、PNG 或 WebP')).toBeVisible();
    await page.getByRole('button', { name: '移除图片 说明.gif' }).click();
    await expect(page.getByRole('img', { name: '唇膏.png' })).toBeVisible();
    await page.getByRole('button', { name: '发布评价' }).focus();
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('status').filter({ hasText: '50 积分已到账' })).toBeVisible();
  await expect(page.getByText('没有待评价的商品')).toBeVisible();

  await test.step('it is listed among the member’s own comments, and takes one follow-up', async () => {
    await page.getByRole('link', { name: '查看已评价' }).click();
    const written = page.getByRole('article');
    await expect(written).toContainText(words);
    await expect(written).toContainText('已显示');
    await written.getByRole('link', { name: '追评', exact: true }).click();
    await page.getByLabel('使用感受').fill('放在包里一周，膏体没有断，颜色还是喜欢');
    await page.getByRole('button', { name: '发布追评' }).click();
    await expect(written).toContainText('使用 0 天后追评');
    await expect(written.getByRole('link', { name: '追评', exact: true })).toBeHidden();
    await expectNoSeriousA11yProblems(page);
  });

  await test.step('other shoppers read it', async () => {
    await page.goto(`${path}#comments`);
    await page.getByRole('heading', { name: '评价' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^追评/ }).click();
    // Hundreds of comments are more helpful than a new one; few of a lipstick name a skin type.
    await page
      .getByRole('group', { name: '肤质' })
      .getByRole('button', { name: /^混合偏干/ })
      .click();
    await expect(page.getByRole('article').filter({ hasText: words })).toContainText('使用 0 天后追评');
  });
});

test('a comment with medical claims is held for review, with the reason', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  await deliverOrder(page, await buyNow(page, path));
  await page.goto('/myAccount/comment');
  await page.getByRole('radio', { name: '5 星，很喜欢' }).first().check({ force: true });
  await page.getByLabel('使用感受').fill('嘴角的小伤口用完就消炎了，很神奇');
  await page.getByRole('button', { name: '发布评价' }).click();
  await expect(page.getByRole('status').filter({ hasText: '“消炎”属于医疗用语' })).toBeVisible();
  await page.getByRole('link', { name: '查看已评价' }).click();
  await expect(page.getByRole('article')).toContainText('审核中');
});
