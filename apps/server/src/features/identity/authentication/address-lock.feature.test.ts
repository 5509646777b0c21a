import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityHarness, openIdentityHarness, routes } from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness({ SHOP_LIMITS: 'on' });
});
afterAll(() => harness.close());

const failFrom = (address: string, number: number) =>
  harness.logIn(`1389${String(number).padStart(7, '0')}`, 'wrong-1234', {}, {}, address);

describe('an address with many failed logins', () => {
  it('is locked for password login after twenty failures, unlike other addresses', async () => {
    for (let number = 0; number < 20; number++)
      expect((await failFrom('203.0.113.7', number)).errorCode).toBe('USR1001E');
    const answer = await harness.logIn('13800000002', undefined, {}, {}, '203.0.113.7');
    expect(answer).toMatchObject({ status: 423, results: { lockedBy: 'address', methods: ['sms'] } });
    expect((await harness.logIn('13800000002', undefined, {}, {}, '203.0.113.8')).status).toBe(200);
    await harness.advanceSeconds(15 * 60);
    expect((await harness.logIn('13800000002', undefined, {}, {}, '203.0.113.7')).status).toBe(200);
  });

  it('is counted by its real address, whatever a header claims', async () => {
    for (let number = 100; number < 121; number++)
      await harness.logIn(
        `1389${String(number).padStart(7, '0')}`,
        'wrong-1234',
        {},
        { 'x-forwarded-for': `198.51.100.${number - 99}` },
        '203.0.113.20',
      );
    expect((await failFrom('203.0.113.20', 500)).status).toBe(423);
  });

  it('is not locked by successful logins', async () => {
    for (let colleague = 0; colleague < 24; colleague++) {
      const mobile = ['13800000001', '13800000003', '13800000006'][colleague % 3]!;
      expect((await harness.logIn(mobile, undefined, {}, {}, '203.0.113.30')).status).toBe(200);
    }
  });
});

describe('the general limits', () => {
  it('refuse the eleventh login of one account from one address in a minute, with the time to wait', async () => {
    const answers = [];
    for (let time = 0; time < 11; time++)
      answers.push(await harness.logIn('lin.zhixia@mail.example', undefined, {}, {}, '198.51.100.0'));
    expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true);
    expect(answers[10]).toMatchObject({ status: 429, errorCode: 'CMN0009W' });
    expect(Number(answers[10]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await harness.logIn('lin.zhixia@mail.example', undefined, {}, {}, '198.51.100.1')).status,
      'the owner elsewhere',
    ).toBe(200);
  });

  it('count a guest by token: the sixty-first write in a minute is refused, another guest’s first is not', async () => {
    const guest = async () => ({
      guesttoken: (await harness.call(routes.guest)).results['guestToken'] as string,
    });
    const [busy, neighbour] = [await guest(), await guest()];
    const statuses = [];
    for (let time = 0; time < 61; time++) statuses.push((await harness.call(routes.logout, {}, busy)).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await harness.call(routes.logout, {}, neighbour)).status).toBe(200);
  });
});
