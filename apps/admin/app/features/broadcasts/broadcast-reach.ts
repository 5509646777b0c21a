import { chargedPerMember, expectedEnd, type QuietHours } from '@huarong/core/messages';
import { type BroadcastDraft, textsOf } from './broadcast-draft.ts';
import type { Channel, Choices, Counted } from './types.ts';

interface ChannelReach {
  channel: Channel;
  members: number;
}
export interface Reach {
  channels: ChannelReach[];
  /** Messages by all chosen channels. */
  messages: number;
  /** Charged texts for one member, and for all of them. */
  textsEach: number;
  texts: number;
  needsApproval: boolean;
  quietHours: QuietHours;
}

/** Whom the chosen channels reach and what that needs. */
export function reachOf(draft: BroadcastDraft, choices: Choices, counted: Counted | null): Reach {
  const written = textsOf(draft);
  const channels = written.map(({ channel }) => ({
    channel,
    members: counted?.channels.find((known) => known.channel === channel)?.reached ?? 0,
  }));
  const sms = { channel: 'sms', subject: '', text: draft.texts.sms.text.trim() } as const;
  const textsEach = chargedPerMember(sms, choices.signName);
  const texts = (channels.find(({ channel }) => channel === 'sms')?.members ?? 0) * textsEach;
  return {
    channels,
    messages: channels.reduce((sum, { members }) => sum + members, 0),
    textsEach,
    texts,
    quietHours: { quietFromHour: choices.quietFromHour, quietToHour: choices.quietToHour },
    needsApproval: texts > choices.textsAlone,
  };
}

/** When the last channel is through at this speed; null while the speed is no number. */
export function endOf(
  { channels, quietHours }: Pick<Reach, 'channels' | 'quietHours'>,
  perMinute: number,
  from: Date,
): Date | null {
  if (!Number.isInteger(perMinute) || perMinute < 1) return null;
  const ends = channels.map(({ channel, members }) =>
    expectedEnd({
      now: from,
      messages: members,
      perMinute,
      quietHours: channel === 'message' ? null : quietHours,
    }).getTime(),
  );
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
