import type { PrivacySwitch } from '@huarong/core/account';
import type { BroadcastChannel } from '@huarong/core/messages';
import { STORE } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';

/** The table that holds whom a campaign has reached: its key lets nobody be reached twice. */
export const RECORDS = {
  sms: 'campaign_text',
  email: 'campaign_email',
  message: 'campaign_message',
} as const satisfies Record<BroadcastChannel, string>;

export const ADDRESSES: Record<BroadcastChannel, RawBuilder<string | null>> = {
  sms: sql`member.mobile`,
  email: sql`member.email`,
  message: sql`member.id`,
};
export const SWITCHES = {
  sms: 'marketingSms',
  email: 'marketingEmail',
  message: 'offers',
} as const satisfies Record<BroadcastChannel, PrivacySwitch>;

/** No advertising to children. */
export const isOldEnough = sql<boolean>`(profile.birthday is null or profile.birthday
  <= ((shop_now() at time zone 'Asia/Shanghai')::date - make_interval(years => ${STORE.account.minAge}))::date)`;

const switchIs = (code: PrivacySwitch, isOn: boolean) => sql<boolean>`exists (
  select from privacy_switch where privacy_switch.member_id = member.id
    and privacy_switch.code = ${code} and privacy_switch.is_on = ${isOn})`;

/** Texts and e-mails need a switch that is on; messages in the shop one that is not off. */
export const allows: Record<BroadcastChannel, RawBuilder<boolean>> = {
  sms: switchIs(SWITCHES.sms, true),
  email: switchIs(SWITCHES.email, true),
  message: sql`not ${switchIs(SWITCHES.message, false)}`,
};

const CAP_DAYS = 7;
const CAP = sql`(select weekly_cap from broadcast_setting)`;
/** What members have had in the last days, by whatever channel. */
const hadLately = (campaign: string, where = sql<boolean>`true`) => sql`
  (${sql.join(
    Object.values(RECORDS).map(
      (table) => sql`select campaign, member_id from ${sql.table(table)}
        where ${where} and sent_at > shop_now() - make_interval(days => ${CAP_DAYS}) and campaign <> ${campaign}`,
    ),
    sql` union all `,
  )}) had`;

/**
 * Whether a member has had fewer broadcasts than the cap. Another channel of the same broadcast does not count: `campaign`
 * names it, and is empty before there is one.
 */
export const isBelowCap = (campaign: string) => sql<boolean>`(
  (select count(distinct had.campaign) from ${hadLately(campaign, sql`member_id = member.id`)}) < ${CAP})`;

/** The members who are not, read once: for counts of many. */
export const cappedMembers = (campaign: string) => sql`(
  select had.member_id from ${hadLately(campaign)} group by had.member_id
  having count(distinct had.campaign) >= ${CAP}) capped`;

/** Whether a member may be sent this now; read with the members, in the transaction that sends. */
export const mayReceive = (channel: BroadcastChannel, campaign: string) =>
  sql<boolean>`(${ADDRESSES[channel]} is not null and ${allows[channel]} and ${isOldEnough} and ${isBelowCap(campaign)})`;
