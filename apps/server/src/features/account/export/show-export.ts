import type { PrivacyRecord } from '@huarong/contract/account';
import { shanghaiIso } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { findLatestExport } from './export.queries.ts';
import { nextExportAt } from './schedule-export.ts';

export const EXPORT_PATH = '/downloads/my-data';

export async function showExport(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<PrivacyRecord['export']> {
  const latest = await findLatestExport(db, memberId);
  if (!latest) return { status: 'none' };
  const nextAt = nextExportAt(latest.requested_at);
  const request = {
    requestedAt: shanghaiIso(latest.requested_at),
    ...(nextAt > now && { nextAt: shanghaiIso(nextAt) }),
  };
  if (latest.state === 'preparing') return { status: 'preparing', ...request };
  const { state, expires_at: expiresAt, size_bytes: sizeBytes } = latest;
  // A ready export has an expiry and a size.
  if (state === 'gone' || expiresAt === null || sizeBytes === null || expiresAt <= now)
    return { status: 'none', ...request };
  return {
    status: 'ready',
    ...request,
    downloadUrl: `${EXPORT_PATH}/${latest.id}`,
    until: shanghaiIso(expiresAt),
    sizeBytes,
  };
}
