import type { APIRequestContext } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';

test.describe('the community', () => {
  test('links from a topic to a post, and from the post to the products', async ({ page }) => {
    await page.goto('/community/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('花容社区');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    const topic = page.getByRole('link', { name: /^#/ }).first();
    const name = (await topic.textContent())!.split(' ')[0]!;
    await topic.click();
    await expect(page.getByText(`「${name.slice(1)}」`)).toBeVisible();
    const post = page.getByRole('article').first().getByRole('heading');
    const title = (await post.textContent())!;
    await post.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
  });

  test('adds the products of a post to the cart, and requires a login to report it', async ({ page }) => {
    await page.goto(`/community/${await postAboutStock(page.request)}.html`);
    const tagged = page.getByRole('region', { name: /^文中提到的/ });
    const add = tagged.getByRole('button', { name: /^同款加购/ }).first();
    // The page may not be hydrated yet, so the click is repeated.
    await expect(async () => {
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached({
        timeout: 3_000,
      });
    }).toPass();
    await page.getByRole('button', { name: '举报' }).click();
    await expect(page).toHaveURL(/\/login\?historyLocation=/);
  });

  test('shows a member’s post about a shade, which can be liked and reported until it is deleted', async ({
    page,
    baseURL,
    browser,
  }) => {
    const { productId, skuId } = await findProduct(page.request, '小赤木');
    await signUp(page, baseURL!);
    await page.goto(`/myAccount/posts?write=1&product=${productId}&sku=${skuId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('写笔记');
    await page.getByRole('button', { name: '发布笔记' }).click();
    await expect(page.getByText('给笔记起个标题')).toBeVisible();
    const title = `窗边试色 ${Date.now()}`;
    await page.getByLabel('标题').fill(title);
    await page.getByLabel('正文').fill('自然光，没有修图。\n薄涂一层就很饱满。');
    await page.getByLabel(/的一句话$/).fill('薄涂显气色');
    await page.getByLabel('话题').fill('通勤 自然光');
    await page.getByLabel('添加图片').setInputFiles({ name: '试色.png', mimeType: 'image/png', buffer: DOT });
    await expect(page.getByRole('img', { name: '试色.png' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('button', { name: '发布笔记' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('薄涂显气色')).toBeVisible();
    const address = page.url();
    await page.goto('/myAccount/posts');
    await expect(page.getByRole('article', { name: title })).toContainText('已发布');

    const other = await browser.newContext({ baseURL: baseURL! });
    const reader = await other.newPage();
    await signUp(reader, baseURL!);
    await reader.goto(address);
    await expect(reader.getByText('退出', { exact: true })).toBeVisible();
    const like = reader.getByRole('button', { name: /^有用/ });
    await like.click();
    await expect(like).toHaveText('有用 1');
    await reader.getByRole('button', { name: '举报' }).click();
    const dialog = reader.getByRole('dialog', { name: '举报' });
    await dialog.getByLabel('内容不实').check();
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(reader.getByRole('status').filter({ hasText: '已收到' })).toBeAttached();
    await other.close();

    await page.getByRole('button', { name: `删除：${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('heading', { name: '还没有写过笔记' })).toBeVisible();
  });
});

/** A post with a product in stock. */
async function postAboutStock(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/v1/product/posts/all/1/50');
  const { results } = (await answer.json()) as {
    results: { list: { postId: string; skus: { hasInventory: boolean }[] }[] };
  };
  return results.list.find(({ skus }) => skus.some(({ hasInventory }) => hasInventory))!.postId;
}

/** The smallest image the shop accepts. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
