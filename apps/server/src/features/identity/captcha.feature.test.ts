import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../testing/index.ts';
import { aMobile, type Desk, openDesk, routes } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ SHOP_LIMITS: 'on' });
});
afterAll(() => desk.close());
/** Each test at an address of its own: what one sends does not use up what another may. */
let address = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = `203.0.113.${tests}`;
});

const send = (mobile: string, more: object = {}, headers = {}) =>
  desk.call(routes.smsCode, { mobile, purpose: 'login', ...more }, headers, address);

describe('a picture code', () => {
  const useOn = (captcha: object) => send(aMobile(), captcha);
  beforeEach(async () => {
    for (let number = 0; number < 3; number++) await send(aMobile());
  });

  it('is a small picture, and tells nothing of the letters in it', async () => {
    const { results, body } = await desk.call(routes.captcha);
    expect(results['image']).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]{300,12000}$/);
    const code = (await desk.outbox()).find(({ to }) => to === results['valiCodeToken'])!.code!;
    expect(code).toMatch(/^[A-Z3-9]{4}$/);
    expect(body.replace(results['image'] as string, '')).not.toContain(`"${code}"`);
  });

  it('is read without regard to capitals', async () => {
    const captcha = await desk.captcha();
    expect((await useOn({ ...captcha, valiCode: captcha.valiCode!.toLowerCase() })).errorCode).toBeNull();
  });

  it('is good once', async () => {
    const captcha = await desk.captcha();
    expect((await useOn(captcha)).errorCode).toBeNull();
    expect((await useOn(captcha)).errorCode).toBe('USR1003E');
  });

  it('is gone after one wrong answer', async () => {
    const captcha = await desk.captcha();
    expect((await useOn({ ...captcha, valiCode: 'AAAA' })).errorCode).toBe('USR1003E');
    expect((await useOn(captcha)).errorCode).toBe('USR1003E');
  });

  it('is good for two minutes, and for what it was asked for', async () => {
    const late = await desk.captcha();
    await desk.later(120);
    expect((await useOn(late)).errorCode).toBe('USR1003E');
    expect((await useOn(await desk.captcha('login'))).errorCode).toBe('USR1003E');
  });

  it('may be left unread by who works out the sum instead', async () => {
    const { solveProof } = await import('@huarong/core/identity');
    const { results } = await desk.call(routes.captcha);
    const task = results['proof'] as unknown as { salt: string; bits: number };
    const answer = { valiCodeToken: results['valiCodeToken'], proof: await solveProof(task) };
    expect((await useOn(answer)).errorCode).toBeNull();
    expect((await useOn(answer)).errorCode).toBe('USR1003E');
    const lazy = { valiCodeToken: (await desk.call(routes.captcha)).results['valiCodeToken'], proof: '1' };
    expect((await useOn(lazy)).errorCode).toBe('USR1003E');
  });
});

onPostgres('many at the same moment', () => {
  it('answers to one picture code are one answer', async () => {
    const captcha = await desk.captcha();
    for (let number = 0; number < 3; number++) await send(aMobile());
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(aMobile(), captcha)));
    expect(answers.filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });
});
