import type { Audience } from '@huarong/contract/admin/broadcasts';
import { type BroadcastText, type BroadcastValues, fillVariables, MessageType } from '@huarong/core/messages';
import { STORE } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { sendMessage } from '../../../integrations/messages/index.ts';
import { lastDayText, type MessageContent, saveMessages } from '../../messages/index.ts';
import { type ChosenMember, listChosen } from '../audience/audience.queries.ts';
import { recordReached } from './recipients.queries.ts';
import { lastOf, type MessageConfig, marketingMessage, type Slice, type SlicePlace } from './send-slice.ts';

export interface Broadcast extends BroadcastText {
  campaign: string;
  link: string | null;
  audience: Audience;
}

/**
 * Sends a broadcast to the next chosen members, in the transaction of the caller. Who may be sent it is read here, with
 * the members; the record of a member and the message commit together.
 */
export async function sendBroadcastSlice(
  tx: Tx,
  config: MessageConfig,
  broadcast: Broadcast,
  { after, limit }: SlicePlace,
): Promise<Slice> {
  const { channel, campaign, audience } = broadcast;
  const found = await listChosen(tx, { audience, channel, campaign, after, limit });
  const allowed = found.filter(({ is_allowed }) => is_allowed);
  const recorded = await recordReached(
    tx,
    channel,
    campaign,
    allowed.map(({ id }) => id),
  );
  const members = allowed.filter(({ id }) => recorded.has(id));
  if (channel === 'message')
    await saveMessages(
      tx,
      members.map((member) => ({
        ...contentFor(broadcast, valuesOf(member)),
        memberId: member.id,
        key: messageKey(campaign),
        type: MessageType.Promotion,
      })),
    );
  else
    for (const member of members) {
      const { title: subject, text } = contentFor(broadcast, valuesOf(member));
      await sendMessage(tx, config, {
        ...marketingMessage({ channel, subject, text }, member.address),
        key: deliveryKey(campaign, member.id),
      });
    }
  return { sent: members.length, refused: found.length - allowed.length, last: lastOf(found, limit) };
}

export const messageKey = (campaign: string): string => `broadcast:${campaign}`;
/** Names the delivery of a text or an e-mail, so that a failed one is found. */
const deliveryKey = (campaign: string, memberId: string): string => `${campaign}:${memberId}`;

export const contentFor = (
  { subject, text, link }: Pick<Broadcast, 'subject' | 'text' | 'link'>,
  values: BroadcastValues,
): MessageContent => ({
  icon: 'bell',
  title: fillVariables(subject, values),
  text: fillVariables(text, values),
  links: link === null ? [] : [{ text: '去看看', link }],
});

const LONGEST_COUPON = 30;
export const valuesOf = (
  member: Pick<ChosenMember, 'nickname' | 'card_type' | 'coupon_title' | 'coupon_until'>,
): BroadcastValues => ({
  称呼: member.nickname,
  会员卡: STORE.cards[member.card_type].name,
  券名: (member.coupon_title ?? '').slice(0, LONGEST_COUPON),
  券到期: member.coupon_until ? lastDayText(member.coupon_until) : '',
});
