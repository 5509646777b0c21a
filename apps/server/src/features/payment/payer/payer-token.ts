import { expiringToken, readExpiringToken } from '#platform/secrets';

const PURPOSE = 'payer inside WeChat';
const VALID_SECONDS = 2 * 60 * 60;

/** The person that WeChat named, for the payments of the next two hours. The browser holds it. */
export const createPayerToken = (secret: string, openid: string, now: Date): string =>
  expiringToken(secret, {
    purpose: PURPOSE,
    parts: [openid],
    until: Math.floor(now.getTime() / 1000) + VALID_SECONDS,
  });

export const openPayerToken = (secrets: readonly string[], token: string, now: Date): string | null =>
  readExpiringToken(secrets, { purpose: PURPOSE, token, now })?.parts[0] ?? null;
