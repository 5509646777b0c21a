import type { CardType } from '@huarong/core/points';
import { z } from 'zod';
import { id, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, fen, reason } from '../kit/index.ts';
import { levelsRoutes } from './levels.routes.ts';

const cardType = z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD'] as const satisfies readonly CardType[]);
const oneMember = z.object({ memberId: id });

export const levelsContract = defineAdminContract({
  ofMember: adminRead({
    route: levelsRoutes.ofMember,
    summary: 'The card of a member, what was spent, and every change with who made it',
    permission: 'member:read',
    input: oneMember,
    output: z.object({
      nickname: z.string(),
      cardType,
      cardName: z.string(),
      /** What the spending alone gives. */
      earnedType: cardType,
      spentFen: fen,
      validUntil: time.nullable(),
      /** The better cards that staff may give. */
      better: z.array(z.object({ cardType, cardName: z.string() })),
      changes: z.array(
        z.object({
          at: time,
          text: z.string(),
          reason: z.string(),
          by: z.string(),
          until: time.nullable(),
        }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  setCard: adminWrite({
    route: levelsRoutes.setCard,
    summary: 'Gives a member a better card until a day',
    permission: 'level:set',
    input: oneMember.extend({ cardType, until: z.iso.datetime({ offset: true }), reason }),
    output: z.null(),
    refusals: ['member-not-found', 'level-not-better', 'level-until-wrong'],
    subject: ({ memberId }) => ({ kind: 'member', id: memberId }),
    reason: 'required',
  }),
});
