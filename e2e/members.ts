import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { encodeBase64 } from '../packages/core/src/identity/index.ts';
import { expect } from './fixtures.ts';

/** Demo members, and the password they share. */
export const PASSWORD = 'Huarong2026!';
export const members = {
  new: '13800000001',
  peony: '13800000002',
  gold: '13800000003',
  locked: '13800000004',
  risky: '13800000005',
  twoAccounts: '13800000006',
} as const;

/** The device that journeys log in from: an unknown device may need a second verification. */
const KNOWN_DEVICE = 'e2e'.padEnd(32, '0');

/** An unused mobile number. */
export const freshMobile = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

export async function fromKnownDevice(context: BrowserContext, baseURL: string) {
  await context.addCookies([{ name: 'deviceFingerprint', value: KNOWN_DEVICE, url: baseURL }]);
}

/** Logs in without the login page, for journeys about something else. */
export async function signIn(page: Page, baseURL: string, mobile: string) {
  await fromKnownDevice(page.context(), baseURL);
  const answer = await page.request.post('/api/SOA/myaccount/postLoginV2', {
    headers: { deviceFingerprint: KNOWN_DEVICE },
    data: { queryBody: { loginId: encodeBase64(mobile), password: encodeBase64(PASSWORD) } },
  });
  const { results } = (await answer.json()) as { results: Record<string, string> };
  expect(results, `${mobile} signs in`).toHaveProperty('Token');
  await storeSession(page, baseURL, results);
}

const storeSession = (page: Page, baseURL: string, results: Record<string, string>) =>
  page.context().addCookies(
    ['UID', 'Token', 'user_id', 'user_name'].map((name) => ({
      name,
      value: encodeURIComponent(results[name]!),
      url: baseURL,
    })),
  );

/** Registers a new member, for journeys that change its data; returns the mobile number. */
export async function signUp(page: Page, baseURL: string): Promise<string> {
  await fromKnownDevice(page.context(), baseURL);
  const mobile = freshMobile();
  const post = async (path: string, queryBody: object) => {
    const answer = await page.request.post(path, {
      headers: { deviceFingerprint: KNOWN_DEVICE },
      data: { queryBody },
    });
    return ((await answer.json()) as { results: Record<string, string> }).results;
  };
  const { rToken } = await post('/v1/usercenter/smsCode', { mobile, purpose: 'register' });
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  const results = await post('/v1/usercenter/register', {
    mobile,
    smsCode: code,
    rToken,
    password: encodeBase64(PASSWORD),
    agreed: true,
  });
  expect(results, `${mobile} registers`).toHaveProperty('Token');
  await storeSession(page, baseURL, results);
  return mobile;
}

/** The authentication headers of the current member, for API calls. */
export async function sessionOf(page: Page): Promise<{ UID: string; Token: string }> {
  const cookies = await page.context().cookies();
  const cookieValue = (name: string) =>
    decodeURIComponent(cookies.find((cookie) => cookie.name === name)!.value);
  return { UID: cookieValue('UID'), Token: cookieValue('Token') };
}

interface Sent {
  kind: 'sms' | 'email' | 'captcha';
  to: string;
  text: string;
  code?: string;
}

/** Messages that were read before, so that a new code is waited for. */
const read = new Set<string>();

/** The last unread message to a recipient in the demo's outbox; a captcha has no recipient. */
export async function lastMessage(
  request: APIRequestContext,
  { kind, to }: { kind: Sent['kind']; to?: string },
) {
  const find = async () => {
    const sent = (await (await request.get('/demo/outbox.json')).json()) as Sent[];
    const message = sent.find((each) => each.kind === kind && (to === undefined || each.to === to));
    return message && !read.has(message.text) ? message : undefined;
  };
  await expect.poll(find, { message: `a message by ${kind} to ${to}` }).toBeTruthy();
  const message = (await find())!;
  read.add(message.text);
  return message;
}
