import { paymentContract } from '@huarong/contract/payment';
import { accept, fen, refuse, STORE, toYuan } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import {
  changeCardState,
  countCards,
  countMovements,
  findMemberCards,
  listCards,
  listMovements,
  presentCard,
  presentMovement,
  sumSpent,
} from '../stored-cards/index.ts';
import { payInfo } from './open/pay-info.ts';
import { findPayer, offerPayerLink } from './payer/find-payer.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { receiveNotice } from './providers/receive-notice.ts';
import { getCardPaymentInfo } from './stored-cards/card-payment-info.ts';
import { payWithStoredCards } from './stored-cards/pay-with-stored-cards.ts';
import { sendCardPaymentCode } from './stored-cards/send-card-payment-code.ts';

export const paymentFeature = (deps: PaymentDeps): Feature =>
  implement(paymentContract, {
    payInfo: (context, input) => payInfo(context, deps, input),
    payerLink: async (_context, input) => offerPayerLink(deps, input),
    payer: (context, { code }) => findPayer(context, deps, code),
    silkpayInfo: (context, { orderId }) => getCardPaymentInfo(context.db, context.actor.memberId, orderId),
    sendMsg: (context, input) => sendCardPaymentCode(context, context.actor.memberId, input),
    silkpay: (context, input) => payWithStoredCards(context, deps, context.actor.memberId, input),
    silkpayCardState: (context, input) => changeCardState(context, context.actor.memberId, input),

    async silkpayCardList(context) {
      const { memberId } = context.actor;
      const cards = await listCards(context.db, memberId);
      const page = { limit: STORE.storedCards.movementsShown, offset: 0 };
      const usable = cards.filter((card) => card.state === 'active' && !card.is_expired);
      const total = (column: 'balance_fen' | 'held_fen') =>
        usable.reduce((all, card) => all + card[column], 0);
      return accept({
        totalBalance: toYuan(fen(total('balance_fen') - total('held_fen'))),
        totalHeld: toYuan(fen(total('held_fen'))),
        totalUsed: toYuan(fen(await sumSpent(context.db, memberId))),
        cards: cards.map(presentCard),
        movements: (await listMovements(context.db, { memberId }, page)).map(presentMovement),
      });
    },

    async silkpayCardPage(context, { pageNo, pageSize }) {
      const total = await countCards(context.db, context.actor.memberId);
      const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
      const list = (await listCards(context.db, context.actor.memberId, page)).map(presentCard);
      return accept({ list, currentPage: pageNo, totalPages: Math.ceil(total / pageSize), total });
    },

    async silkpayFlow(context, { cardId, months, pageNo, pageSize }) {
      const { memberId } = context.actor;
      const filter = { memberId, cardId, months };
      if (cardId && (await findMemberCards(context.db, memberId, [cardId])).length === 0)
        return refuse({ code: 'stored-card-not-found' });
      const total = await countMovements(context.db, filter);
      const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
      const list = (await listMovements(context.db, filter, page)).map(presentMovement);
      return accept({ list, currentPage: pageNo, totalPages: Math.ceil(total / pageSize), total });
    },

    async notify(context, { provider }) {
      // The sandbox sends notices as alipay or wechat; `sandbox` itself is no provider.
      if (provider === 'sandbox' || !context.rawRequest) return refuse({ code: 'notice-not-genuine' });
      return receiveNotice(context, deps, provider, context.rawRequest);
    },
  });
