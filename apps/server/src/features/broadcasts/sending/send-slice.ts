import { campaignEmail, campaignText } from '@huarong/core/account';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/database';
import { type Message, sendMessage } from '../../../integrations/messages/index.ts';
import { listRecipients, type MarketingChannel, recordReached } from './recipients.queries.ts';

export interface Campaign {
  channel: MarketingChannel;
  /** Names the campaign: each member gets its message once. */
  campaign: string;
  /** Empty for a text. */
  subject: string;
  text: string;
}
export type MessageConfig = Pick<Config, 'mode' | 'secret'>;

/** What a slice did. `last` is null when nobody is left. */
export interface Slice {
  sent: number;
  /** Chosen members who may not be sent this. */
  refused: number;
  last: string | null;
}

/** Members after one, by id. */
export interface SlicePlace {
  after: string;
  limit: number;
}

/** A transaction of this many messages takes about a tenth of a second. */
export const SLICE = 200;

/**
 * Sends a campaign to the next members after one, in the transaction of the caller. The record and the message commit
 * together, so that an interrupted or repeated run goes on where it stopped.
 */
export async function sendSlice(
  tx: Tx,
  config: MessageConfig,
  campaign: Campaign,
  { after, limit }: SlicePlace,
): Promise<Slice> {
  const found = await listRecipients(tx, campaign.channel, { ...campaign, after, limit });
  const recorded = await recordReached(
    tx,
    campaign.channel,
    campaign.campaign,
    found.map(({ id }) => id),
  );
  for (const { id, address } of found)
    if (recorded.has(id)) await sendMessage(tx, config, marketingMessage(campaign, address));
  return { sent: recorded.size, refused: 0, last: lastOf(found, limit) };
}

export const lastOf = (found: readonly { id: string }[], limit: number): string | null =>
  found.length < limit ? null : (found.at(-1)?.id ?? null);

/** A text or an e-mail with the words that the rules for advertising require. */
export function marketingMessage(
  { channel, subject, text }: Pick<Campaign, 'channel' | 'subject' | 'text'>,
  to: string,
): Message {
  // May arrive late, unlike a verification code.
  const common = { to, isNews: true } as const;
  return channel === 'email'
    ? { ...common, kind: 'email', subject, text: campaignEmail(text) }
    : { ...common, kind: 'sms', text: campaignText(text), template: 'marketing', params: { text } };
}
