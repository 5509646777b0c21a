import { afterEach, expect, test, vi } from 'vitest';
import { putAside, takeUp } from './detached-data.ts';
import { pageDataText } from './PageData.tsx';
import { bringPageData } from './restore-page-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was put aside is found again by its route, and nothing else', () => {
  const page = { total: 47 };
  const loaderData = { root: { origin: 'https://shop.example' }, shelf: putAside(page), none: null };
  expect(JSON.stringify(loaderData.shelf)).not.toContain('47');
  expect(takeUp(loaderData)).toEqual({ shelf: page });
});

test('a name cannot end the script that carries it', () => {
  const text = pageDataText({ shelf: { name: '</script><script>alert(1)</script>' } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ shelf: { name: '</script><script>alert(1)</script>' } });
});

test('the router finds the data of the page beside its own', () => {
  const router: { state?: unknown } = {};
  vi.stubGlobal('__reactRouterContext', router);
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"shelf":{"total":47}}' }) });
  bringPageData();
  router.state = { loaderData: { root: { origin: 'x' }, shelf: { isAside: true } }, errors: null };
  expect(router.state).toEqual({ loaderData: { root: { origin: 'x' }, shelf: { total: 47 } }, errors: null });
});

test('a page without data of its own is left as it is', () => {
  const router: { state?: unknown } = {};
  vi.stubGlobal('__reactRouterContext', router);
  vi.stubGlobal('document', { getElementById: () => null });
  bringPageData();
  router.state = { loaderData: { root: {} } };
  expect(router.state).toEqual({ loaderData: { root: {} } });
});
