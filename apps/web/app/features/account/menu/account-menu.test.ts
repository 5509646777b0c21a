import { isProtectedPage } from '@huarong/core/identity';
import { describe, expect, test } from 'vitest';
import routes from '../../../routes.ts';
import { ACCOUNT_MENU, MEMBER_HOME, menuPageAt, pageNameAt, SUB_PAGES } from './account-menu.ts';

interface RouteTree {
  file: string;
  path?: string | undefined;
  children?: RouteTree[] | undefined;
}
const flattenRoutes = (tree: RouteTree[]): RouteTree[] =>
  tree.flatMap((route) => [route, ...flattenRoutes(route.children ?? [])]);
const memberPaths = flattenRoutes(routes)
  .find(({ file }) => file.endsWith('account.route.tsx'))!
  .children!.map(({ path }) => `/${path}`);
const menuPages = ACCOUNT_MENU.flatMap(({ pages }) => pages);
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  return { pathname, search, hash };
};

describe('the account menu', () => {
  test('reaches every member page, directly or through a parent page', () => {
    const known = new Set([MEMBER_HOME, ...menuPages.map(({ path }) => path)]);
    const isSubPage = (path: string) => SUB_PAGES.some(({ pathPrefix }) => path.startsWith(pathPrefix));
    expect(memberPaths.filter((path) => !known.has(path) && !isSubPage(path))).toEqual([]);
  });
  test('links to member pages only', () =>
    expect(menuPages.filter(({ path }) => !memberPaths.includes(path))).toEqual([]));
  test('contains no address twice', () =>
    expect(new Set(menuPages.map(({ path, part = '' }) => path + part)).size).toBe(menuPages.length));
  test('contains only pages that require a login', () =>
    expect(menuPages.filter(({ path }) => !isProtectedPage(path))).toEqual([]));

  test.each([
    ['/myAccount/favorite', '收藏夹'],
    ['/myAccount/favorite?tab=history&page=2', '浏览记录'],
    ['/myAccount/invoiceList#titles', '发票抬头'],
    ['/myAccount/invoiceList?status=10', '发票列表'],
    ['/myOrderList/', '我的订单'],
    ['/myOrderList/263849105527718046', '我的订单'],
    ['/onlineReturn/263849105527718046-1', '在线退货'],
    ['/myAccount', undefined],
  ])('highlights at %s: %s', (address, label) => expect(menuPageAt(at(address))?.label).toBe(label));
  test('returns the name of a page', () => {
    expect(pageNameAt(at('/myAccount/returnDetails/R1'))).toBe('退货详情');
    expect(pageNameAt(at('/myAccount/coupon'))).toBe('优惠券');
    expect(pageNameAt(at('/myAccount'))).toBe('会员首页');
  });
});
