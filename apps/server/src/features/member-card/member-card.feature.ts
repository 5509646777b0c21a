import { memberCardContract } from '@huarong/contract/member-card';
import { accept } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import { bindCard } from '../stored-cards/index.ts';
import { getMemberCard } from './get-member-card.ts';
import { rebindCard } from './rebind-card.ts';

export const memberCardFeature: Feature = implement(memberCardContract, {
  memberCard: async (context) => accept(await getMemberCard(context.db, context.actor.memberId)),

  async bind(context, { kind, cardNumber, pin, smsCode, rToken }) {
    if (kind === 'storedValue') return bindCard(context, context.actor.memberId, { cardNumber, pin: pin! });
    return rebindCard(context, context.actor.memberId, { cardNumber, smsCode, rToken });
  },
});
