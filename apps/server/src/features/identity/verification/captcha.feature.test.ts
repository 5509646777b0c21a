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
/** Each test has its own address, so that tests do not share limits. */
let address = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = `203.0.113.${tests}`;
});

const requestCode = (captcha: object) =>
  harness.call(routes.smsCode, { mobile: newMobile(), purpose: 'login', ...captcha }, {}, address);

/** Yields between attempts: the server runs in this process and refuses calls when its event loop is blocked. */
const solve = ({ proof }: Record<string, unknown>) => solveProof(proof as ProofTask, () => setImmediate());

describe('a captcha', () => {
  it('is a small image, and the response does not contain its letters', async () => {
    const { results, body } = await harness.call(routes.captcha);
    expect(results['image']).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]{300,12000}$/);
    const code = (await harness.outbox()).find(({ to }) => to === results['valiCodeToken'])!.code!;
    expect(code).toMatch(/^[A-Z3-9]{4}$/);
    expect(body.replace(results['image'] as string, '')).not.toContain(`"${code}"`);
  });

  it('ignores upper and lower case', async () => {
    const captcha = await harness.captcha();
    expect(
      (await requestCode({ ...captcha, valiCode: captcha.valiCode!.toLowerCase() })).errorCode,
    ).toBeNull();
  });

  it('can be used once', async () => {
    const captcha = await harness.captcha();
    expect((await requestCode(captcha)).errorCode).toBeNull();
    expect((await requestCode(captcha)).errorCode).toBe('USR1003E');
  });

  it('is invalid after one wrong answer', async () => {
    const captcha = await harness.captcha();
    expect((await requestCode({ ...captcha, valiCode: 'AAAA' })).errorCode).toBe('USR1003E');
    expect((await requestCode(captcha)).errorCode).toBe('USR1003E');
  });

  it('is valid for two minutes and for its purpose', async () => {
    const late = await harness.captcha();
    await harness.advanceSeconds(120);
    expect((await requestCode(late)).errorCode).toBe('USR1003E');
    expect((await requestCode(await harness.captcha('login'))).errorCode).toBe('USR1003E');
  });

  it('can be replaced by proof of work', async () => {
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

  it('has no image when only proof of work is requested', async () => {
    const { results } = await harness.call(routes.captcha, { purpose: 'smsCode', kind: 'proof' });
    expect(results['image']).toBe('');
    expect((await harness.outbox()).some(({ to }) => to === results['valiCodeToken'])).toBe(false);
    const answer = { valiCodeToken: results['valiCodeToken'], proof: await solve(results) };
    expect((await requestCode(answer)).errorCode).toBeNull();
  });
});

onPostgres('concurrent calls', () => {
  it('accept one answer to one captcha', async () => {
    const captcha = await harness.captcha();
    const answers = await Promise.all(Array.from({ length: 30 }, () => requestCode(captcha)));
    expect(answers.filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });
});
