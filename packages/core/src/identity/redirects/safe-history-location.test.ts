import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileLocations } from '../testing/hostile-locations.ts';
import { loginLocation, rateLimitLocation, safeHistoryLocation } from './safe-history-location.ts';

const SHOP = 'https://www.shop.example';
const leavesTheShop = (target: string) => new URL(target, SHOP).origin !== SHOP;

describe('a path of this shop is accepted', () => {
  test.each([
    ['/'],
    ['/myOrderList'],
    ['/order?from=cart'],
    ['/myAccount/profile.html#avatar'],
    ['/search/?k=5Y%2Bj57qi'],
    ['/product/1001.html?sku=2002&from=a@b'],
    ['/a//b'],
    ['/loginhistory'],
    ['/brand/MaisonAube-17/'],
    ['/search/?q=http://evil.example/'],
    ['/%2fevil.example'],
    ['/:80/'],
  ])('%s', (path) => expect(safeHistoryLocation(path)).toBe(path));

  test.each([
    ['/campaign/春日.html', '/campaign/%E6%98%A5%E6%97%A5.html'],
    ['/a/../myOrderList', '/myOrderList'],
    ['/a/./b/?x=1', '/a/b/?x=1'],
    ['/a?q="<script>"', '/a?q=%22%3Cscript%3E%22'],
  ])('%s is normalised to %s', (path, written) => expect(safeHistoryLocation(path)).toBe(written));

  test('up to 512 characters', () => {
    const longest = `/${'a'.repeat(511)}`;
    expect(safeHistoryLocation(longest)).toBe(longest);
    expect(safeHistoryLocation(`${longest}a`)).toBe('/');
    expect(safeHistoryLocation(`/${'花'.repeat(200)}`)).toBe('/');
  });
});

describe('everything else returns the home page', () => {
  test('for more than two hundred hostile values', () =>
    expect(new Set(hostileLocations).size).toBeGreaterThan(300));
  test.each(hostileLocations.map((payload) => [JSON.stringify(payload), payload]))(
    '%s',
    (_shown, payload) => {
      expect(safeHistoryLocation(payload)).toBe('/');
    },
  );
  test.each([null, undefined, 42, {}, [], ['/order'], { toString: () => '/order' }])(
    '%j, which is not a string',
    (value) => expect(safeHistoryLocation(value)).toBe('/'),
  );
});

describe('pages that redirect back are never a target', () => {
  test.each([
    '/login',
    '/login/',
    '/login?historyLocation=/order',
    '/LOGIN#x',
    '/%6cogin',
    '/a/../login',
    '/./login',
    '/login//',
    '/v2/html/currentLimiting.html',
    '/v2/html/currentLimiting.html?historyLocation=%2Fv2%2Fhtml%2FcurrentLimiting.html',
    '/v2//html/currentlimiting.html',
    '/v2/html/x/../currentLimiting.html',
  ])('%s', (path) => expect(safeHistoryLocation(path)).toBe('/'));

  test('the rate-limit page does not redirect to itself', () => {
    expect(rateLimitLocation('/search/?k=eA==')).toBe(
      '/v2/html/currentLimiting.html?historyLocation=%2Fsearch%2F%3Fk%3DeA%3D%3D',
    );
    expect(rateLimitLocation('/login?historyLocation=%2Forder')).toBe(
      '/v2/html/currentLimiting.html?historyLocation=%2F',
    );
    expect(rateLimitLocation('/v2/html/currentLimiting.html?historyLocation=%2F')).toBeNull();
    expect(loginLocation('/v2/html/currentLimiting.html')).toBe('/login?historyLocation=%2F');
  });
});

describe('for any input', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '\0',
      ' ',
      'evil.example',
      'https',
      'javascript',
      'login',
      'v2',
      '花',
      '\ud83d',
      '%',
    ),
    { maxLength: 12 },
  );
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    hostile.map((parts) => parts.join('')),
    hostile.map((parts) => `/${parts.join('')}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath(),
  );
  const always = (claim: (target: string) => void) =>
    fc.assert(
      fc.property(anything, (raw) => {
        claim(safeHistoryLocation(raw));
      }),
      { numRuns: 5_000 },
    );

  test('the target stays on the site', () => always((target) => expect(leavesTheShop(target)).toBe(false)));
  test('the target is a plain path of at most 512 characters', () =>
    always((target) => expect(target).toMatch(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]{0,511}$/)));
  test('the result is idempotent', () =>
    always((target) => expect(safeHistoryLocation(target)).toBe(target)));
});
