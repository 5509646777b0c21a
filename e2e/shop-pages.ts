import type { Page } from '@playwright/test';
import { members, signIn } from './members.ts';
import { findProduct } from './products.ts';

/** Addresses of every kind of page that a visitor opens. */
export async function visitorPages(page: Page): Promise<string[]> {
  const { path } = await findProduct(page.request, '小赤木');
  return [
    '/',
    '/category/60002/',
    '/search?k=5Y%2Bj57qi',
    '/search?k=5LiN5a2Y5Zyo55qE5Lic6KW%2F',
    '/weeklyspecials',
    '/exclusive',
    '/gift_set',
    '/tryout',
    '/campaign/coupons.html',
    '/campaign/feedback.html',
    '/campaign/service.html',
    '/campaign/privacy.html',
    '/compare',
    '/cooperation.html',
    '/rank',
    '/guest/order',
    '/guest/return',
    '/guest/invoice',
    path,
    path.replace('/product/', '/consultation/'),
    '/bundle/zhusha-six.html',
    '/community/',
    '/brand/',
    '/brand/A-10001/',
    '/brand/story/10001.html',
    '/shopcart',
    '/login',
    '/register',
    '/forgetPassword',
    '/offline',
    '/v2/html/currentLimiting.html',
    '/maintenance',
    '/no-such-page',
  ];
}

/** Signs in a member of the demo who has some of everything; returns the addresses of every page of the member area. */
export async function memberPages(page: Page, baseURL: string): Promise<string[]> {
  await signIn(page, baseURL, members.peony);
  const orders = await linksOn(page, '/myOrderList', /^\/(myOrderList|payment)\/\d+$/);
  const returns = await linksOn(
    page,
    '/myOnlineReturn',
    /^\/(onlineReturn|myAccount\/returnDetails)\/[\w-]+$/,
  );
  const { skuId } = await findProduct(page.request, '面膜');
  return [
    '/myAccount',
    '/myAccount/profile.html',
    '/myAccount/privacy',
    '/myAccount/offlineOrderList',
    '/myAccount/purchaseRecord',
    '/myAccount/vanity',
    '/myAccount/coupon',
    '/myAccount/integralFlow',
    '/myAccount/myMemberCard',
    '/myAccount/changeHistory',
    '/restMyCard',
    '/myAccount/feedback',
    '/myAccount/myMessage',
    '/myAccount/invoiceList',
    '/myAccount/issueInvoice',
    '/myOrderList',
    '/myOnlineReturn',
    '/myAccount/returnList',
    '/myAccount/favorite',
    '/myAccount/favorite?tab=history',
    '/myAccount/favorite?tab=reminder',
    '/myAccount/favorite?tab=brand',
    '/myAccount/address',
    '/myAccount/comment',
    '/myAccount/posts',
    '/Research',
    '/shopcart',
    `/order?from=buyNow&sku=${skuId}&quantity=1`,
    ...orders,
    ...returns,
  ];
}

/** One address of each pattern of links on a page. */
async function linksOn(page: Page, path: string, pattern: RegExp): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const byKind = new Map(
    links.filter((link) => pattern.test(link)).map((link) => [link.replace(/[\d-]+$/, ''), link]),
  );
  return [...byKind.values()];
}
