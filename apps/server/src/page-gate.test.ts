import { describe, expect, it } from 'vitest';
import { pageGate } from './page-gate.ts';

const login = (path: string) => `/login?historyLocation=${encodeURIComponent(path)}`;

describe('a page that needs a login', () => {
  it('sends a visitor to the login page, and remembers the way', () => {
    expect(pageGate('/order?from=cart')).toBe(login('/order?from=cart'));
    expect(pageGate('/myAccount', 'UID=7; user_name=x; deviceFingerprint=f')).toBe(login('/myAccount'));
  });
  it.each(['Token=abc', 'a=b; Token=abc', 'tpId=wechat', 'bind=1'])('opens with the cookie %s', (cookie) =>
    expect(pageGate('/myOrderList', cookie)).toBeNull(),
  );
  it.each(['Token=', 'Token', 'token=abc', 'xToken=abc', ';;=', '='])(
    'does not open with the cookie %j',
    (cookie) => expect(pageGate('/myOrderList', cookie)).toBe(login('/myOrderList')),
  );
  it('is no other page: those open for everyone', () => expect(pageGate('/brand/')).toBeNull());
});
