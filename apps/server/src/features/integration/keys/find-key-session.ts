import { isForKeys, isPermission } from '@huarong/core/staff';
import { sql } from 'kysely';
import type { StaffSession } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { matchesSignature } from '#platform/secrets';
import { hashToken } from '#platform/session';
import { parseKeyToken } from './key-token.ts';
import { isInNetworks } from './networks.ts';

interface FoundKey {
  staff_id: number;
  login: string;
  name: string;
  secret_hash: string;
  permissions: string[];
  networks: string[];
  is_stale: boolean;
}

/**
 * Who calls with a key, read with every call, so that a revoked key ends at once on every replica. Null does not say
 * whether the key is unknown, expired, revoked or used from elsewhere.
 */
export async function findKeySession(
  db: Queryable,
  text: string,
  address: string,
): Promise<StaffSession | null> {
  const token = parseKeyToken(text);
  if (!token) return null;
  const { keyId, secret } = token;
  const { rows } = await sql<FoundKey>`
    select staff.id as staff_id, staff.login, staff.name, secret_hash, permissions, networks,
      (last_used_at is null or last_used_at < now() - interval '1 minute') as is_stale
    from api_key join staff on staff.id = api_key.staff_id
    where api_key.id = ${keyId} and revoked_at is null and expires_at > now() and staff.state = 'active'`.execute(
    db,
  );
  const found = rows[0];
  if (!found || !matchesSignature([found.secret_hash], hashToken(secret), (hash) => hash)) return null;
  if (!isInNetworks(address, found.networks)) return null;
  if (found.is_stale) await recordUse(db, keyId, address);
  return {
    sessionId: `key:${keyId}`,
    staffId: found.staff_id,
    login: found.login,
    name: found.name,
    permissions: new Set(found.permissions.filter(isPermission).filter(isForKeys)),
    hasSecondFactor: true,
    isProofFresh: false,
    keyId,
  };
}

const recordUse = (db: Queryable, keyId: string, address: string) =>
  sql`
    update api_key set last_used_at = now(), last_address = ${address}
    where id = ${keyId} and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(db);
