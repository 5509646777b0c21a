import { accept, type Result, refuse } from '@huarong/core/shared';
import {
  isForKeys,
  isPermission,
  missingToGrant,
  type Permission,
  permissionLabel,
} from '@huarong/core/staff';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { hashToken } from '#platform/session';
import { createIntegrationAccount, endIntegrationAccount } from '../../staff/index.ts';
import { createKeyToken, formatKeyToken } from './key-token.ts';
import { parseNetwork } from './networks.ts';

/** More valid keys than this are keys that nobody remembers. */
const MAX_KEYS = 50;

interface KeyRow {
  id: string;
  staff_id: number;
  name: string;
  permissions: string[];
  networks: string[];
  expires_at: Date;
  created_at: Date;
  created_by: string;
  last_used_at: Date | null;
  last_address: string | null;
  revoked_at: Date | null;
  state: 'valid' | 'expired' | 'revoked';
}

/** The valid ones first; of the others the newest hundred. */
export async function listKeys(db: Queryable) {
  const { rows } = await sql<KeyRow>`
    select api_key.id, staff_id, staff.name, permissions, networks, expires_at, api_key.created_at,
      maker.name as created_by, last_used_at, last_address, revoked_at,
      case when revoked_at is not null then 'revoked' when expires_at <= now() then 'expired' else 'valid' end as state
    from api_key join staff on staff.id = api_key.staff_id join staff maker on maker.id = api_key.created_by
    order by (revoked_at is null and expires_at > now()) desc, api_key.created_at desc limit 150`.execute(db);
  return { rows: rows.map(presentKey) };
}

const presentKey = (row: KeyRow) => ({
  keyId: row.id,
  staffId: String(row.staff_id),
  name: row.name,
  permissions: row.permissions
    .filter(isPermission)
    .map((permission) => ({ permission, label: permissionLabel(permission) })),
  networks: row.networks,
  expiresAt: row.expires_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  lastAddress: row.last_address,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  state: row.state,
});

interface NewKey {
  name: string;
  permissions: readonly string[];
  networks: readonly string[];
  days: number;
}
type CreateRefusal = { code: 'key-refused'; reason: string } | { code: 'grant-missing'; labels: string };

export async function createKey({ db, staff }: AdminWriteContext, input: NewKey) {
  const checked = checkKey(input, staff.permissions);
  if (!checked.ok) return checked;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_key where revoked_at is null and expires_at > now()`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_KEYS)
    return refuse({ code: 'key-refused', reason: `至多 ${MAX_KEYS} 个有效的密钥，请先作废不用的` } as const);
  const token = createKeyToken();
  const staffId = await createIntegrationAccount(db, {
    login: `key:${token.keyId}`,
    name: input.name,
    createdBy: staff.staffId,
  });
  const { expires_at } = await db
    .insertInto('api_key')
    .values({
      id: token.keyId,
      staff_id: staffId,
      secret_hash: hashToken(token.secret),
      permissions: checked.value,
      networks: [...new Set(input.networks)],
      expires_at: sql<Date>`now() + make_interval(days => ${input.days})`,
      created_by: staff.staffId,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return accept({
    keyId: token.keyId,
    token: formatKeyToken(token),
    expiresAt: expires_at.toISOString(),
  });
}

/** The permissions of the new key, or why it cannot have them. */
export function checkKey(
  { permissions, networks }: Pick<NewKey, 'permissions' | 'networks'>,
  own: ReadonlySet<Permission>,
): Result<Permission[], CreateRefusal> {
  const refuseKey = (reason: string) => refuse({ code: 'key-refused', reason } as const);
  const known = [...new Set(permissions)].filter(isPermission);
  if (known.length !== new Set(permissions).size) return refuseKey('有不认识的权限');
  const unsuited = known.filter((permission) => !isForKeys(permission));
  if (unsuited.length > 0)
    return refuseKey(`密钥不能有「${unsuited.map(permissionLabel).join('、')}」的权限`);
  const missing = missingToGrant(own, known);
  if (missing.length > 0)
    return refuse({ code: 'grant-missing', labels: missing.map(permissionLabel).join('、') });
  const wrong = networks.find((network) => parseNetwork(network) === null);
  return wrong === undefined ? accept(known) : refuseKey(`「${wrong}」不是地址或网段`);
}

/** Revokes a key for good, with the account it acts as. */
export async function revokeKey(
  { db, staff }: AdminWriteContext,
  keyId: string,
): Promise<Result<null, { code: 'key-not-found' | 'key-revoked' }>> {
  const key = await db
    .selectFrom('api_key')
    .select(['staff_id', 'revoked_at'])
    .where('id', '=', keyId)
    .forUpdate()
    .executeTakeFirst();
  if (!key) return refuse({ code: 'key-not-found' });
  if (key.revoked_at) return refuse({ code: 'key-revoked' });
  await db
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`now()`, revoked_by: staff.staffId })
    .where('id', '=', keyId)
    .execute();
  await endIntegrationAccount(db, key.staff_id);
  return accept(null);
}
