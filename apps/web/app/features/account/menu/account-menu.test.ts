import { isProtectedPage } from '@huarong/core/identity';
import { describe, expect, test } from 'vitest';
import routes from '../../../routes.ts';
import { accountMenu, allAccountPages, openAccountPages } from './account-menu.ts';

interface RouteTree {
  path?: string | undefined;
  children?: RouteTree[] | undefined;
}
const pathsOf = (tree: RouteTree[]): string[] =>
  tree.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)]);
const inRoutes = new Set(pathsOf(routes));

describe('the menu of the member', () => {
  test('opens exactly the pages that routes.ts has: set isOpen beside a new one', () =>
    expect(openAccountPages().map(({ path }) => path)).toEqual(
      allAccountPages()
        .map(({ path }) => path)
        .filter((path) => inRoutes.has(path)),
    ));
  test('names no page twice', () =>
    expect(new Set(allAccountPages().map(({ path }) => path)).size).toBe(allAccountPages().length));
  test('leads to pages that need a login, and to no other', () =>
    expect(allAccountPages().filter(({ path }) => !isProtectedPage(path))).toEqual([]));
  test('has no heading over nothing', () =>
    expect(accountMenu().filter(({ pages }) => pages.length === 0)).toEqual([]));
});
