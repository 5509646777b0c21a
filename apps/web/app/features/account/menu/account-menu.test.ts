import { isProtectedPage } from '@huarong/core/identity';
import { describe, expect, test } from 'vitest';
import routes from '../../../routes.ts';
import { ACCOUNT_MENU, MEMBER_HOME, menuPageAt, PAGES_BEHIND, pageNameAt } from './account-menu.ts';

interface RouteTree {
  file: string;
  path?: string | undefined;
  children?: RouteTree[] | undefined;
}
const allOf = (tree: RouteTree[]): RouteTree[] =>
  tree.flatMap((route) => [route, ...allOf(route.children ?? [])]);
const ofMembers = allOf(routes)
  .find(({ file }) => file.endsWith('account.route.tsx'))!
  .children!.map(({ path }) => `/${path}`);
const inMenu = ACCOUNT_MENU.flatMap(({ pages }) => pages);
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  return { pathname, search, hash };
};

describe('the menu of the member', () => {
  test('leads to every page of the area, itself or through another one', () => {
    const known = new Set([MEMBER_HOME, ...inMenu.map(({ path }) => path)]);
    const isBehind = (path: string) => PAGES_BEHIND.some(({ start }) => path.startsWith(start));
    expect(ofMembers.filter((path) => !known.has(path) && !isBehind(path))).toEqual([]);
  });
  test('leads nowhere else', () =>
    expect(inMenu.filter(({ path }) => !ofMembers.includes(path))).toEqual([]));
  test('names no address twice', () =>
    expect(new Set(inMenu.map(({ path, part = '' }) => path + part)).size).toBe(inMenu.length));
  test('leads to pages that need a login, and to no other', () =>
    expect(inMenu.filter(({ path }) => !isProtectedPage(path))).toEqual([]));

  test.each([
    ['/myAccount/favorite', '收藏夹'],
    ['/myAccount/favorite?tab=history&page=2', '浏览记录'],
    ['/myAccount/invoiceList#titles', '发票抬头'],
    ['/myAccount/invoiceList?status=10', '发票列表'],
    ['/myOrderList/', '我的订单'],
    ['/myOrderList/263849105527718046', '我的订单'],
    ['/onlineReturn/263849105527718046-1', '在线退货'],
    ['/myAccount', undefined],
  ])('marks at %s: %s', (address, label) => expect(menuPageAt(at(address))?.label).toBe(label));
  test('calls a page by its own name', () => {
    expect(pageNameAt(at('/myAccount/returnDetails/R1'))).toBe('退货详情');
    expect(pageNameAt(at('/myAccount/coupon'))).toBe('优惠券');
    expect(pageNameAt(at('/myAccount'))).toBe('会员首页');
  });
});
