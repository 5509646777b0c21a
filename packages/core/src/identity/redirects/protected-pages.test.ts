import { describe, expect, test } from 'vitest';
import { isProtectedPage, loginRedirect, PROTECTED_PREFIXES } from './protected-pages.ts';

const returnTo = (path: string) => `/login?historyLocation=${encodeURIComponent(path)}`;

describe('pages that need a login', () => {
  test('are the eighteen prefixes of the specification', () => expect(PROTECTED_PREFIXES).toHaveLength(18));

  test.each([...PROTECTED_PREFIXES])('%s, with a query and below', (prefix) => {
    expect(isProtectedPage(prefix)).toBe(true);
    expect(isProtectedPage(`${prefix}/`)).toBe(true);
    expect(isProtectedPage(`${prefix}?from=cart`)).toBe(true);
    expect(isProtectedPage(`${prefix}#top`)).toBe(true);
    expect(isProtectedPage(`${prefix}/360000000000000001`)).toBe(true);
  });
  test.each(['/orders-of-magnitude', '/orderly', '/paymentmethods', '/myAccounting', '/Researchers', '/'])(
    '%s only has a similar name',
    (path) => expect(isProtectedPage(path)).toBe(false),
  );
  test.each([
    '/shopcart',
    '/guest/order',
    '/login',
    '/product/1.html',
    '/search/?k=b3JkZXI=',
    '/help?next=/order',
  ])('%s is open to everyone', (path) => expect(isProtectedPage(path)).toBe(false));
  test.each(['/ORDER', '/%6Frder', '//order', '/myaccount/', '/order//1'])(
    '%s opens the same page, so it needs the same login',
    (path) => expect(isProtectedPage(path)).toBe(true),
  );
  test('a malformed percent-encoding does not bypass the check', () =>
    expect(isProtectedPage('/order/%E0%A4%A')).toBe(true));
});

describe('the login redirect', () => {
  test('carries path and query', () =>
    expect(loginRedirect({ path: '/order?from=cart', cookies: {} })).toBe(returnTo('/order?from=cart')));
  test('does not happen on a public page', () =>
    expect(loginRedirect({ path: '/product/1.html', cookies: {} })).toBeNull());

  test.each(['Token', 'tpId', 'bind'] as const)('does not happen with a %s cookie', (name) => {
    for (const path of ['/order', '/payment/1', '/myAccount', '/myOrderList'])
      expect(loginRedirect({ path, cookies: { [name]: 'x' } })).toBeNull();
  });
  test.each(['Token', 'tpId', 'bind', 'bindId', 'guestCheckout'] as const)(
    'happens when the %s cookie is empty',
    (name) => expect(loginRedirect({ path: '/myAccount', cookies: { [name]: '' } })).not.toBeNull(),
  );
  test('is skipped on account pages while an account is being bound', () => {
    expect(loginRedirect({ path: '/myAccount/coupon', cookies: { bindId: 'b1' } })).toBeNull();
    expect(loginRedirect({ path: '/shopcart', cookies: { bindId: 'b1' } })).toBeNull();
    expect(loginRedirect({ path: '/payment/1', cookies: { bindId: 'b1' } })).toBe(returnTo('/payment/1'));
  });
  test('is skipped on checkout and cashier for a guest checkout', () => {
    expect(loginRedirect({ path: '/order?from=cart', cookies: { guestCheckout: '1' } })).toBeNull();
    expect(loginRedirect({ path: '/payment/1', cookies: { guestCheckout: '1' } })).toBeNull();
    expect(loginRedirect({ path: '/myOrderList', cookies: { guestCheckout: '1' } })).toBe(
      returnTo('/myOrderList'),
    );
  });
  test('never returns to another site', () =>
    expect(loginRedirect({ path: '//order\\evil.example', cookies: {} })).toBeNull());
  test('returns to the home page when the path is unsafe', () =>
    expect(loginRedirect({ path: '//order', cookies: {} })).toBe(returnTo('/')));
});
