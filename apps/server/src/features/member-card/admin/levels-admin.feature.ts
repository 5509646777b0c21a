import { levelsContract } from '@huarong/contract/admin/levels';
import { CARD_TYPES, cardFor } from '@huarong/core/points';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readSpending } from '../member-card.queries.ts';
import { validUntil } from '../review-card.ts';
import { findCardHolder, listChangesWithStaff } from './levels-admin.queries.ts';
import { setCard } from './set-card.ts';

const nameOf = (card: keyof typeof STORE.cards): string => STORE.cards[card].name;

/** The card of one member, and a better one by hand. */
export const levelsAdminFeature: AdminFeature = implementAdmin('levels', levelsContract, {
  async ofMember({ db }, { memberId }) {
    const holder = await findCardHolder(db, memberId);
    if (!holder) return refuse({ code: 'member-not-found' });
    const spending = await readSpending(db, memberId);
    const until = await validUntil(db, memberId);
    return accept({
      nickname: holder.nickname,
      cardType: holder.card_type,
      cardName: nameOf(holder.card_type),
      earnedType: cardFor(spending),
      spentFen: spending.spent,
      validUntil: until?.toISOString() ?? null,
      better: CARD_TYPES.slice(CARD_TYPES.indexOf(holder.card_type) + 1).map((cardType) => ({
        cardType,
        cardName: nameOf(cardType),
      })),
      changes: (await listChangesWithStaff(db, memberId)).map((change) => ({
        at: change.at.toISOString(),
        text:
          change.from_type === change.to_type
            ? '换绑会员卡'
            : `${change.from_name ? `${change.from_name} → ` : ''}${nameOf(change.to_type)}`,
        reason: change.reason,
        by: change.name ?? change.made_by,
        until: change.until?.toISOString() ?? null,
      })),
    });
  },
  setCard,
});
