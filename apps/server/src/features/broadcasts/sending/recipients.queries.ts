import type { BroadcastChannel } from '@huarong/core/messages';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { ADDRESSES, cappedMembers, isBelowCap, isOldEnough, RECORDS, SWITCHES } from './consent.ts';

/** The channels that a member has to switch on. */
export type MarketingChannel = Exclude<BroadcastChannel, 'message'>;
interface Recipient {
  id: string;
  address: string;
}

/**
 * Who may get advertising: active members who opted in, at a verified address, and no children. Both switches are off
 * until a member turns them on, so a member without a row is not one of them.
 */
const reachable = (channel: MarketingChannel) => sql`
  from privacy_switch
  join member on member.id = privacy_switch.member_id
  left join member_profile profile on profile.member_id = member.id
  where privacy_switch.code = ${SWITCHES[channel]} and privacy_switch.is_on and member.state = 'active'
    and ${ADDRESSES[channel]} is not null and ${isOldEnough}`;

const notYetReached = (channel: MarketingChannel, campaign: string) => sql`
  not exists (
    select 1 from ${sql.table(RECORDS[channel])} had
    where had.campaign = ${campaign} and had.member_id = member.id
  )`;

/** How many members a campaign would reach now. */
export async function countRecipients(
  db: Queryable,
  channel: MarketingChannel,
  campaign: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select member.id ${reachable(channel)} and ${notYetReached(channel, campaign)} offset 0) open
    left join ${cappedMembers(campaign)} on capped.member_id = open.id
    where capped.member_id is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many members a campaign has reached. */
export async function countReached(
  db: Queryable,
  channel: MarketingChannel,
  campaign: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(RECORDS[channel])} where campaign = ${campaign}`.execute(
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
      select member.id, ${ADDRESSES[channel]} as address ${reachable(channel)}
        and ${notYetReached(channel, campaign)} and ${isBelowCap(campaign)} and privacy_switch.member_id > ${after}
      order by privacy_switch.member_id limit ${limit}`.execute(db)
  ).rows;

/** Records whom a campaign reaches; answers those that nobody else has recorded meanwhile. */
export async function recordReached(
  tx: Tx,
  channel: BroadcastChannel,
  campaign: string,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ member_id: string }>`
    insert into ${sql.table(RECORDS[channel])} (campaign, member_id)
    select ${campaign}, member_id from unnest(${[...memberIds]}::text[]) as reached(member_id)
    on conflict (campaign, member_id) do nothing returning member_id`.execute(tx);
  return new Set(rows.map(({ member_id }) => member_id));
}
