import { describe, expect, test } from 'vitest';
import { stepAfter } from './login-step.ts';

describe('after an answer', () => {
  test('that lets the member in, no step is left', () =>
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
  test('with several accounts, one has to be picked', () =>
    expect(stepAfter({ needs: 'multiLogin', stepToken: 's', accounts: [] })).toMatchObject({
      kind: 'accounts',
      stepToken: 's',
    }));
  test('of another house, a mobile has to be bound', () =>
    expect(stepAfter({ needs: 'bind', stepToken: 's', provider: 'demo', nickname: '知夏' })).toEqual({
      kind: 'bind',
      stepToken: 's',
      nickname: '知夏',
    }));
});
