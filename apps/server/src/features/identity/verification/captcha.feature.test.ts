import { setImmediate } from 'node:timers/promises';
import { type ProofTask, solveProof } from '@huarong/core/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import { type IdentityHarness, newMobile, openIdentityHarness, routes } from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness({ SHOP_LIMITS: 'on' });
});
afterAll(() => harness.close());
/** Each test at an address of its own: what one sends does not use up what another may. */
let address = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = `203.0.113.${tests}`;
});

const requestCode = (captcha: object) =>
  harness.call(routes.smsCode, { mobile: newMobile(), purpose: 'login', ...captcha }, {}, address);

/** In turns: the shop runs in this very process, and a shop that answers late calls itself busy. */
const solve = ({ proof }: Record<string, unknown>) => solveProof(proof as ProofTask, () => setImmediate());

describe('a picture code', () => {
  it('is a small picture, and tells nothing of the letters in it', async () => {
    const { results, body } = await harness.call(routes.captcha);
    expect(results['image']).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]{300,12000}$/);
    const code = (await harness.outbox()).find(({ to }) => to === results['valiCodeToken'])!.code!;
    expect(code).toMatch(/^[A-Z3-9]{4}$/);
    expect(body.replace(results['image'] as string, '')).not.toContain(`"${code}"`);
  });

  it('is read without regard to capitals', async () => {
    const captcha = await harness.captcha();
    expect(
      (await requestCode({ ...captcha, valiCode: captcha.valiCode!.toLowerCase() })).errorCode,
    ).toBeNull();
  });

  it('is good once', async () => {
    const captcha = await harness.captcha();
    expect((await requestCode(captcha)).errorCode).toBeNull();
    expect((await requestCode(captcha)).errorCode).toBe('USR1003E');
  });

  it('is gone after one wrong answer', async () => {
    const captcha = await harness.captcha();
    expect((await requestCode({ ...captcha, valiCode: 'AAAA' })).errorCode).toBe('USR1003E');
    expect((await requestCode(captcha)).errorCode).toBe('USR1003E');
  });

  it('is good for two minutes, and for what it was asked for', async () => {
    const late = await harness.captcha();
    await harness.advanceSeconds(120);
    expect((await requestCode(late)).errorCode).toBe('USR1003E');
    expect((await requestCode(await harness.captcha('login'))).errorCode).toBe('USR1003E');
  });

  it('may be left unread by who works out the sum instead', async () => {
    const { results } = await harness.call(routes.captcha);
    const answer = { valiCodeToken: results['valiCodeToken'], proof: await solve(results) };
    expect((await requestCode(answer)).errorCode).toBeNull();
    expect((await requestCode(answer)).errorCode).toBe('USR1003E');
    const wrongProof = {
      valiCodeToken: (await harness.call(routes.captcha)).results['valiCodeToken'],
      proof: '1',
    };
    expect((await requestCode(wrongProof)).errorCode).toBe('USR1003E');
  });

  it('is not even drawn for who is going to work out the sum anyway', async () => {
    const { results } = await harness.call(routes.captcha, { purpose: 'smsCode', kind: 'proof' });
    expect(results['image']).toBe('');
    expect((await harness.outbox()).some(({ to }) => to === results['valiCodeToken'])).toBe(false);
    const answer = { valiCodeToken: results['valiCodeToken'], proof: await solve(results) };
    expect((await requestCode(answer)).errorCode).toBeNull();
  });
});

onPostgres('many at the same moment', () => {
  it('answers to one picture code are one answer', async () => {
    const captcha = await harness.captcha();
    const answers = await Promise.all(Array.from({ length: 30 }, () => requestCode(captcha)));
    expect(answers.filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });
});
