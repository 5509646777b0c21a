import { afterEach, expect, test, vi } from 'vitest';
import { collectDetachedData, detachData } from './detached-data.ts';
import { pageDataText } from './PageData.tsx';
import { restorePageData } from './restore-page-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('detached data are collected by route', () => {
  const page = { total: 47 };
  const loaderData = { root: { origin: 'https://shop.example' }, category: detachData(page), none: null };
  expect(JSON.stringify(loaderData.category)).not.toContain('47');
  expect(collectDetachedData(loaderData)).toEqual({ category: page });
});

test('a product name cannot close the script element', () => {
  const text = pageDataText({ category: { name: '</script><script>alert(1)</script>' } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ category: { name: '</script><script>alert(1)</script>' } });
});

test('the router receives the page data along with its own', () => {
  const router: { state?: unknown } = {};
  vi.stubGlobal('__reactRouterContext', router);
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"category":{"total":47}}' }) });
  restorePageData();
  router.state = { loaderData: { root: { origin: 'x' }, category: { isDetached: true } }, errors: null };
  expect(router.state).toEqual({
    loaderData: { root: { origin: 'x' }, category: { total: 47 } },
    errors: null,
  });
});

test('when the seam is off, the script is empty and the router is left alone', () => {
  const router: { state?: unknown } = {};
  vi.stubGlobal('__reactRouterContext', router);
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '' }) });
  restorePageData();
  expect(Object.keys(router)).toEqual([]);
  router.state = { loaderData: { root: {} } };
  expect(router.state).toEqual({ loaderData: { root: {} } });
});
