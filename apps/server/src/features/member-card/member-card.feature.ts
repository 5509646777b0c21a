import { memberCardContract } from '@huarong/contract/member-card';
import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { bindCard } from '../stored-cards/index.ts';
import { getMemberCard } from './get-member-card.ts';
import { rebindCard } from './rebind-card.ts';

const memberOf = ({ actor }: Context) => (actor.kind === 'member' ? actor.memberId : '');

export const memberCardFeature: Feature = implement(memberCardContract, {
  memberCard: async (context) => accept(await getMemberCard(context.db, memberOf(context))),

  async bind(context, { kind, cardNumber, pin, smsCode, rToken }) {
    if (kind === 'storedValue') return bindCard(context, memberOf(context), { cardNumber, pin: pin! });
    return rebindCard(context, memberOf(context), { cardNumber, smsCode, rToken });
  },
});
