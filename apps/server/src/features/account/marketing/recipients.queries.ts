import type { PrivacySwitch } from '@huarong/core/account';
import { STORE } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export type MarketingChannel = 'sms' | 'email';
interface Recipient {
  id: string;
  address: string;
}

const CHANNELS: Record<
  MarketingChannel,
  { code: PrivacySwitch; address: RawBuilder<string>; record: 'campaign_text' | 'campaign_email' }
> = {
  sms: { code: 'marketingSms', address: sql`member.mobile`, record: 'campaign_text' },
  email: { code: 'marketingEmail', address: sql`member.email`, record: 'campaign_email' },
};

/**
 * Who may get advertising: active members who opted in, at a verified address, and no children. Both switches are off
 * until a member turns them on, so a member without a row is not one of them.
 */
const reachable = (channel: MarketingChannel) => {
  const { code, address } = CHANNELS[channel];
  return sql`
    from privacy_switch
    join member on member.id = privacy_switch.member_id
    left join member_profile profile on profile.member_id = member.id
    where privacy_switch.code = ${code} and privacy_switch.is_on and member.state = 'active'
      and ${address} is not null
      and (profile.birthday is null or profile.birthday
        <= ((shop_now() at time zone 'Asia/Shanghai')::date - make_interval(years => ${STORE.account.minAge}))::date)`;
};

const notYetReached = (channel: MarketingChannel, campaign: string) => sql`
  not exists (
    select 1 from ${sql.table(CHANNELS[channel].record)} had
    where had.campaign = ${campaign} and had.member_id = member.id
  )`;

/** How many members a campaign would reach now. */
export async function countRecipients(
  db: Queryable,
  channel: MarketingChannel,
  campaign: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${reachable(channel)} and ${notYetReached(channel, campaign)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many members a campaign has reached. */
export async function countReached(
  db: Queryable,
  channel: MarketingChannel,
  campaign: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(CHANNELS[channel].record)} where campaign = ${campaign}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The next members that a campaign has not reached, by id, in the order of the index of switches that are on. */
export const listRecipients = async (
  db: Queryable,
  channel: MarketingChannel,
  { campaign, after, limit }: { campaign: string; after: string; limit: number },
): Promise<Recipient[]> =>
  (
    await sql<Recipient>`
      select member.id, ${CHANNELS[channel].address} as address ${reachable(channel)}
        and ${notYetReached(channel, campaign)} and privacy_switch.member_id > ${after}
      order by privacy_switch.member_id limit ${limit}`.execute(db)
  ).rows;

/** Records whom a campaign reaches; answers those that nobody else has recorded meanwhile. */
export async function recordReached(
  tx: Tx,
  channel: MarketingChannel,
  campaign: string,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ member_id: string }>`
    insert into ${sql.table(CHANNELS[channel].record)} (campaign, member_id)
    select ${campaign}, member_id from unnest(${[...memberIds]}::text[]) as reached(member_id)
    on conflict (campaign, member_id) do nothing returning member_id`.execute(tx);
  return new Set(rows.map(({ member_id }) => member_id));
}
