import { sql } from 'kysely';
import type { Database } from '#platform/database';

const CARDS = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const;
const SKINS = ['dry', 'oily', null] as const;

export interface BroadcastMember {
  id: string;
  mobile: string;
  email: string | null;
  card: (typeof CARDS)[number];
  skin: (typeof SKINS)[number];
  isFollower: boolean;
  isSmsOn: boolean;
  isEmailOn: boolean;
  areOffersOff: boolean;
  isLocked: boolean;
}

let last = 5_000_000_000;
/** Members of every kind, the same for the same number; answers what was stored of each. */
export async function createBroadcastMembers(
  db: Database,
  count: number,
  brandId: string,
): Promise<BroadcastMember[]> {
  const members = Array.from({ length: count }, (_, n): BroadcastMember => {
    last += 1;
    return {
      id: String(last),
      mobile: `13${String(last - 5_000_000_000).padStart(9, '0')}`,
      email: n % 4 === 0 ? null : `reader${last}@mail.example`,
      card: CARDS[n % 4] ?? 'PINK',
      skin: SKINS[n % 3] ?? null,
      isFollower: n % 2 === 0,
      isSmsOn: n % 5 < 2,
      isEmailOn: n % 7 < 3,
      areOffersOff: n % 6 === 5,
      isLocked: n % 11 === 10,
    };
  });
  const rows = JSON.stringify(members);
  const listed = sql`jsonb_to_recordset(${rows}::jsonb) as m (id text, mobile text, email text, card text, skin text,
    "isFollower" boolean, "isSmsOn" boolean, "isEmailOn" boolean, "areOffersOff" boolean, "isLocked" boolean)`;
  await sql`
    insert into member (id, mobile, email, nickname, card_type, card_number, state)
    select id, mobile, email, '会员' || id, card, '62' || id || '0001', case when "isLocked" then 'locked' else 'active' end
    from ${listed}`.execute(db);
  await sql`insert into member_profile (member_id, skin_type) select id, skin from ${listed} where skin is not null`.execute(
    db,
  );
  await sql`insert into followed_brand (member_id, brand_id, followed_at)
    select id, ${brandId}, shop_now() from ${listed} where "isFollower"`.execute(db);
  await sql`
    insert into privacy_switch (member_id, code, is_on)
    select id, 'marketingSms', true from ${listed} where "isSmsOn"
    union all select id, 'marketingEmail', true from ${listed} where "isEmailOn"
    union all select id, 'offers', false from ${listed} where "areOffersOff"`.execute(db);
  return members;
}
