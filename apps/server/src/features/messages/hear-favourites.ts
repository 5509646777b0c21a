import type { Database } from '#platform/database';
import type { OutboxHandlers } from '#platform/outbox';
import { FAVOURITE_CHEAPER } from '../favourites/index.ts';
import { notifyMember } from './tell-member.ts';
import { type CheaperFavourite, favouriteCheaperTemplate } from './words/favourite-words.ts';

/** What she saved costs less than on that day: an offer, told as long as she wants to hear of offers. */
export const favouriteEventHandlers = (db: Database): OutboxHandlers => ({
  async [FAVOURITE_CHEAPER]({ topic, key, payload }) {
    const cheaper = payload as unknown as CheaperFavourite & { memberId: string };
    const { memberId, skuId } = cheaper;
    await notifyMember(db, { memberId, key: `${topic}:${key}`, type: 2, skuId, ...favouriteCheaperTemplate(cheaper) });
  },
});
