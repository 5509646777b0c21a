import { describe, expect, test } from 'vitest';
import { stepFromLockedResponse } from './locked-step.ts';

const now = new Date('2026-11-15T20:36:00+08:00');
const answer = (results: unknown) => ({
  status: 1,
  results,
  errorCode: 'USR1004E',
  errorMessage: '密码登录暂停',
  dataResult: null,
  httpStatus: 423,
});

describe('a response with status 423', () => {
  test('returns the lock time and the other login methods', () =>
    expect(
      stepFromLockedResponse(
        answer({ methods: ['sms', 'reset'], unlockAt: '2026-11-15T20:50:32+08:00' }),
        now,
      ),
    ).toEqual({ kind: 'locked', message: '密码登录暂停', methods: ['sms', 'reset'], seconds: 872 }));
  test('has no countdown when only the shop can unlock', () =>
    expect(stepFromLockedResponse(answer({ methods: ['service'] }), now)).toMatchObject({ seconds: null }));
  test('with a risk token becomes a second step', () =>
    expect(
      stepFromLockedResponse(
        answer({
          riskToken: 'r',
          methods: ['sms', 'email', 'telepathy'],
          maskedMobile: '138****0005',
          maskedEmail: 'gu***@mail.example',
          reasons: ['这台设备第一次登录你的账号'],
          expireAt: '2026-11-15T20:46:00+08:00',
        }),
        now,
      ),
    ).toEqual({
      kind: 'risk',
      riskToken: 'r',
      methods: ['sms', 'email'],
      maskedMobile: '138****0005',
      maskedEmail: 'gu***@mail.example',
      reasons: ['这台设备第一次登录你的账号'],
      seconds: 600,
    }));
  test.each([null, 'proxy page', { methods: 'sms' }, { riskToken: 7 }])(
    'that is malformed (%j) becomes a lock',
    (results) =>
      expect(stepFromLockedResponse(answer(results), now)).toMatchObject({ kind: 'locked', methods: [] }),
  );
});
