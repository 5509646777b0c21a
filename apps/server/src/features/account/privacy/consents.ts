import type { PrivacyRecord } from '@huarong/contract/account';
import { shanghaiIso } from '@huarong/core/shared';
import type { Queryable, Tx } from '#platform/database';

/** What a shopper agrees to when signing in: pages with a version. */
export const CONSENT_DOCUMENTS = { terms: '用户协议', privacy: '隐私政策' } as const;
type ConsentDocument = keyof typeof CONSENT_DOCUMENTS;

declare module '#platform/database' {
  interface DeclaredColumns {
    member_consent: { document: ConsentDocument };
  }
}

export interface ConsentVersion {
  document: ConsentDocument;
  version: string;
}

/** The first consent to each version counts; later logins add none. */
export async function recordConsents(
  tx: Tx,
  { memberId, device, versions }: { memberId: string; device: string; versions: readonly ConsentVersion[] },
): Promise<void> {
  if (versions.length === 0) return;
  await tx
    .insertInto('member_consent')
    .values(versions.map((consent) => ({ ...consent, member_id: memberId, device })))
    .onConflict((again) => again.columns(['member_id', 'document', 'version']).doNothing())
    .execute();
}

/** Newest first. */
export async function listConsents(db: Queryable, memberId: string): Promise<PrivacyRecord['consents']> {
  const rows = await db
    .selectFrom('member_consent')
    .select(['document', 'version', 'device', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('document', 'desc')
    .execute();
  return rows.map(({ document, version, device, at }) => ({
    name: CONSENT_DOCUMENTS[document],
    link: `/campaign/${document}.html`,
    version,
    device,
    at: shanghaiIso(at),
  }));
}
