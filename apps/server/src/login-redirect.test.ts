import { describe, expect, it } from 'vitest';
import { loginRedirectFor } from './login-redirect.ts';

const login = (path: string) => `/login?historyLocation=${encodeURIComponent(path)}`;

describe('a page that needs a login', () => {
  it('redirects a visitor to the login page with the return address', () => {
    expect(loginRedirectFor('/order?from=cart')).toBe(login('/order?from=cart'));
    expect(loginRedirectFor('/myAccount', 'UID=7; user_name=x; deviceFingerprint=f')).toBe(
      login('/myAccount'),
    );
  });
  it.each(['Token=abc', 'a=b; Token=abc', 'tpId=wechat', 'bind=1'])('opens with the cookie %s', (cookie) =>
    expect(loginRedirectFor('/myOrderList', cookie)).toBeNull(),
  );
  it.each(['Token=', 'Token', 'token=abc', 'xToken=abc', ';;=', '='])(
    'does not open with the cookie %j',
    (cookie) => expect(loginRedirectFor('/myOrderList', cookie)).toBe(login('/myOrderList')),
  );
  it('is not any other page: those open for everyone', () => expect(loginRedirectFor('/brand/')).toBeNull());
});
