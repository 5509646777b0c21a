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

  test('marks the products in the image of a post, each with its price and a button', async ({ page }) => {
    await page.goto(`/community/${await postWithPoints(page.request)}.html`);
    const pins = page.getByRole('list', { name: '图中的商品' });
    const pin = pins.getByRole('button', { name: /^标记 1：/ });
    // The page may not be hydrated yet, so the focus is repeated.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await pin.blur();
      await pin.focus();
      await expect(pins.getByRole('button', { name: /^同款加购/ })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(pins.getByRole('listitem').first()).toContainText('¥');
    await page.keyboard.press('Escape');
    await expect(pins.getByRole('button', { name: /^同款加购/ })).toBeHidden();
    await expect(page.getByRole('region', { name: '评论' }).getByRole('article').first()).toBeAttached();
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
    await page.getByRole('button', { name: '举报', exact: true }).click();
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
    await page.getByRole('button', { name: /^点图片标记/ }).press('Enter');
    const mark = page.getByRole('button', { name: /^标记 1：/ });
    await mark.press('ArrowRight');
    await expect(mark).toHaveAccessibleName(/左起 52%，上起 50%/);
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('button', { name: '发布笔记' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('薄涂显气色')).toBeVisible();
    await expect(page.getByRole('list', { name: '图中的商品' }).getByRole('button')).toHaveCount(1);
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
    const follow = reader.getByRole('button', { name: /^(已)?关注 / });
    await follow.click();
    await expect(follow).toHaveText('已关注');
    await reader.goto('/community/?sort=followed');
    await expect(reader.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    await expectNoSeriousA11yProblems(reader);
    await reader.goto(address);
    await reader.locator('article header').getByRole('link').click();
    await expect(reader.getByText('1 人关注')).toBeVisible();
    await expect(reader.getByRole('heading', { name: title })).toBeVisible();
    await expectNoSeriousA11yProblems(reader);
    // Written and sent before the page has its scripts.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await reader.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await reader.goto(address, { waitUntil: 'commit' });
    await reader.getByLabel('写评论').fill('请问黄一白合适吗');
    await reader.getByRole('button', { name: '发布' }).click();
    release();
    const said = reader.getByRole('article', { name: /的评论$/ }).filter({ hasText: '请问黄一白合适吗' });
    await expect(said.getByRole('button', { name: '删除我的评论' })).toBeVisible();
    await expectNoSeriousA11yProblems(reader);
    await reader.getByRole('button', { name: '举报', exact: true }).click();
    const dialog = reader.getByRole('dialog', { name: '举报' });
    await dialog.getByLabel('内容不实').check();
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(reader.getByRole('status').filter({ hasText: '已收到' })).toBeAttached();
    await page.goto(address);
    await page.getByRole('button', { name: /^回复 / }).click();
    await page.getByRole('textbox', { name: /^回复 / }).fill('合适，薄涂');
    await page.getByRole('button', { name: '回复', exact: true }).click();
    await expect(page.getByRole('article', { name: /的评论$/ })).toContainText('作者');
    await reader.getByRole('button', { name: '删除我的评论' }).click();
    await reader.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(reader.getByText('还没有评论，说说你的感受吧。')).toBeVisible();
    await other.close();

    await page.goto('/myAccount/posts');
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

/** A post whose products are marked in an image and in stock. */
async function postWithPoints(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/v1/product/posts/all/1/50');
  const { results } = (await answer.json()) as {
    results: { list: { postId: string; skus: { hasInventory: boolean; point?: object }[] }[] };
  };
  return results.list.find(({ skus }) => skus.every(({ hasInventory, point }) => hasInventory && point))!
    .postId;
}

/** The smallest image the shop accepts. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
