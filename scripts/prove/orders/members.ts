import { randomBytes } from 'node:crypto';
import { memberOwner } from '../../../apps/server/src/platform/context/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { hashToken } from '../../../apps/server/src/platform/session/token.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';

export interface Member {
  id: string;
  token: string;
  addrId: string;
}
/** The known device of every member: small stored-value payments need no code there. */
export const DEVICE = 'proof-desk';
/** Matches the owner keys of all members created here. */
export const PROOF_OWNERS = `${memberOwner('3')}%`;
let admitted = 0;

/** Creates members with a session, a device and one address each. */
export async function createMembers(db: Database, count: number): Promise<Member[]> {
  const members = Array.from({ length: count }, () => {
    const id = String(3_000_000_000 + ++admitted);
    return { id, token: randomBytes(24).toString('base64url'), addrId: `proof-${id}` };
  });
  const ids = members.map(({ id }) => id);
  const hashes = members.map(({ token }) => hashToken(token));
  await runSql(
    db,
    `insert into member (id, mobile, nickname, card_number)
     select id, '19' || right(id, 9), '花友' || right(id, 4), '888888' || id from unnest($1::text[]) id`,
    [ids],
  );
  await runSql(
    db,
    `insert into session (token_hash, id, member_id, agent, address, idle_until, expires_at)
     select hash, 'proof-' || id, id, 'proof', '127.0.0.1', shop_now() + interval '9 days', shop_now() + interval '9 days'
     from unnest($1::text[], $2::text[]) as known (id, hash)`,
    [ids, hashes],
  );
  await runSql(
    db,
    `insert into sign_in_record (member_id, way, outcome, device_id, network, risk_score, created_at)
     select id, 'sms', 'signed-in', $2, 'home', 0, shop_now() - interval '3 days' from unnest($1::text[]) id`,
    [ids, DEVICE],
  );
  await runSql(
    db,
    `insert into address (id, owner, name, mobile, province_code, city_code, district_code, province_name, city_name,
       district_name, detail, is_default, is_in_use)
     select 'proof-' || id, owner, '林知夏', '13800000426', '310000', '310100', '310104', '上海市', '上海市',
       '徐汇区', '花间路 88 号 3 幢 1201 室', true, true from unnest($1::text[], $2::text[]) as known (id, owner)`,
    [ids, ids.map((id) => memberOwner(id))],
  );
  return members;
}
