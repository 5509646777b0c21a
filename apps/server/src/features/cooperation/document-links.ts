import { createHmac } from 'node:crypto';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { matchesSignature } from '#platform/secrets';
import { listFiles } from './cooperation.queries.ts';

const VALID_MINUTES = 15;

/** Signed links to the documents of an application, for staff; they expire soon. */
export async function listDocumentLinks(db: Queryable, secret: string, receiptNo: string): Promise<string[]> {
  const until = Math.floor((await readClock(db)).getTime() / 1000) + VALID_MINUTES * 60;
  return (await listFiles(db, receiptNo)).map(
    ({ id }) => `/v1/brandCooperation/file/${id}?until=${until}&sign=${signatureOf(secret, id, until)}`,
  );
}

export function isDocumentLinkValid(
  secrets: readonly string[],
  { id, until, sign }: { id: string; until: unknown; sign: unknown },
  now: Date,
): boolean {
  const end = Number(until);
  if (!Number.isSafeInteger(end) || end * 1000 <= now.getTime()) return false;
  return matchesSignature(secrets, String(sign), (secret) => signatureOf(secret, id, end));
}

const signatureOf = (secret: string, id: string, until: number): string =>
  createHmac('sha256', secret).update(`cooperation-file:${id}:${until}`).digest('base64url');
