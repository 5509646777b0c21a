import type { SkinType } from '@huarong/core/community';
import { BROADCAST_CHANNELS } from '@huarong/core/messages';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { Audience, BroadcastDetail, Channel, SavedDraft } from './types.ts';

interface WrittenText {
  subject: string;
  text: string;
}

/** What the editor holds. */
export interface BroadcastDraft {
  name: string;
  channels: readonly Channel[];
  /** Also of channels that are not chosen: what was written comes back with them. */
  texts: Readonly<Record<Channel, WrittenText>>;
  link: string;
  perMinute: string;
  cards: ('PINK' | 'WHITE' | 'BLACK' | 'GOLD')[];
  skinTypes: SkinType[];
  followedBrandId: string;
  boughtBy: 'brand' | 'category' | 'product';
  boughtId: string;
  boughtDays: string;
  notBoughtSince: string;
  unusedOfferId: string;
}

const NO_TEXT = { subject: '', text: '' };
export const EMPTY_DRAFT: BroadcastDraft = {
  name: '',
  channels: ['message'],
  texts: { message: NO_TEXT, sms: NO_TEXT, email: NO_TEXT },
  link: '',
  perMinute: '600',
  cards: [],
  skinTypes: [],
  followedBrandId: '',
  boughtBy: 'brand',
  boughtId: '',
  boughtDays: '90',
  notBoughtSince: '',
  unusedOfferId: '',
};

export const draftOf = ({
  name,
  channels,
  progress,
  link,
  perMinute,
  audience,
}: BroadcastDetail): BroadcastDraft => ({
  ...EMPTY_DRAFT,
  name,
  channels,
  texts: {
    ...EMPTY_DRAFT.texts,
    ...Object.fromEntries(progress.map(({ channel, subject, text }) => [channel, { subject, text }])),
  },
  perMinute: String(perMinute),
  link: link ?? '',
  cards: audience?.cards ?? [],
  skinTypes: audience?.skinTypes ?? [],
  followedBrandId: String(audience?.followedBrandId ?? ''),
  unusedOfferId: String(audience?.unusedOfferId ?? ''),
  notBoughtSince: audience?.notBoughtSince ? toLocal(audience.notBoughtSince).slice(0, 10) : '',
  ...(audience?.bought && {
    boughtBy: audience.bought.by,
    boughtId: String(audience.bought.id),
    boughtDays: String(audience.bought.days),
  }),
});

export function audienceOf(draft: BroadcastDraft): Audience {
  const boughtId = draft.boughtId.trim();
  const days = Number(draft.boughtDays);
  return {
    ...(draft.cards.length > 0 && { cards: draft.cards }),
    ...(draft.skinTypes.length > 0 && { skinTypes: draft.skinTypes }),
    ...(draft.followedBrandId && { followedBrandId: draft.followedBrandId }),
    ...(boughtId && { bought: { by: draft.boughtBy, id: boughtId, days: days > 0 ? days : 90 } }),
    ...(draft.notBoughtSince && { notBoughtSince: fromLocal(`${draft.notBoughtSince}T00:00`) }),
    ...(draft.unusedOfferId && { unusedOfferId: draft.unusedOfferId }),
  };
}

/** What is sent by each chosen channel, in the order of the page. */
export const textsOf = ({ channels, texts }: BroadcastDraft) =>
  BROADCAST_CHANNELS.filter((channel) => channels.includes(channel)).map((channel) => ({
    channel,
    subject: channel === 'sms' ? '' : texts[channel].subject.trim(),
    text: texts[channel].text.trim(),
  }));

export function savedOf(draft: BroadcastDraft): SavedDraft {
  const [first = { channel: 'message' as const, subject: '', text: '' }, ...more] = textsOf(draft);
  return {
    name: draft.name.trim(),
    ...first,
    more,
    perMinute: Number(draft.perMinute),
    link: draft.channels.includes('message') && draft.link.trim() !== '' ? draft.link.trim() : null,
    audience: audienceOf(draft),
  };
}
