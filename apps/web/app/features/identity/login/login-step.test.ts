import { describe, expect, test } from 'vitest';
import { stepAfter } from './login-step.ts';

describe('the login step', () => {
  test('is null after a successful login', () =>
    expect(
      stepAfter({
        UID: '7',
        Token: 't',
        user_id: '7',
        user_name: '小芍',
        nickname: '小芍',
        cardType: 'PINK',
        points: 0,
      }),
    ).toBeNull());
  test('is the account choice when the mobile has several accounts', () =>
    expect(stepAfter({ needs: 'multiLogin', stepToken: 's', accounts: [] })).toMatchObject({
      kind: 'accounts',
      stepToken: 's',
    }));
  test('is the mobile binding after an identity provider login', () =>
    expect(stepAfter({ needs: 'bind', stepToken: 's', provider: 'demo', nickname: '知夏' })).toEqual({
      kind: 'bind',
      stepToken: 's',
      nickname: '知夏',
    }));
});
