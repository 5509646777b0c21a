import { createHmac, timingSafeEqual } from 'node:crypto';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
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
  secret: string,
  { id, until, sign }: { id: string; until: unknown; sign: unknown },
  now: Date,
): boolean {
  const end = Number(until);
  if (!Number.isSafeInteger(end) || end * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signatureOf(secret, id, end));
  const given = Buffer.from(String(sign));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = (secret: string, id: string, until: number): string =>
  createHmac('sha256', secret).update(`cooperation-file:${id}:${until}`).digest('base64url');
