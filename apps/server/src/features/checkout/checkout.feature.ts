import { checkoutContract } from '@huarong/contract/checkout';
import { findPackaging } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { listAddresses } from '../addresses/index.ts';
import { bundleProblem, plainCaseProblem } from '../bundles/index.ts';
import { buyerOf } from '../cart/index.ts';
import { readSetting } from '../settings/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { getDraft, saveDraft } from './draft/draft.queries.ts';
import { presentDraft } from './draft/present-draft.ts';
import { changeRecipient, listReceivingChoices } from './place-order/change-address.ts';
import { changePaymentOf, chooseAddress } from './place-order/change-order.ts';
import { type CommitRequest, commitOrder } from './place-order/commit-order.ts';
import { createCommitQueue } from './place-order/commit-queue.ts';
import { createQuote, type QuoteRequest } from './quote/create-quote.ts';

async function draftOf({ db, actor }: Context<'shopper'>) {
  const owner = ownerOf(actor);
  return accept(presentDraft(await getDraft(db, owner), await listAddresses(db, owner)));
}

export const checkoutFeature = (deps: CheckoutDeps): Feature => {
  const quoteCart = (context: Context<'shopper'>, input: QuoteRequest) =>
    createQuote(context, deps, { kind: 'cart' }, input);
  const commitDeps = { ...deps, queue: createCommitQueue(deps.soldOut) };
  const commitCart = (context: Context<'shopper'>, input: CommitRequest) =>
    commitOrder(context, commitDeps, input, 'cart');
  return implement(checkoutContract, {
    getShopcartStepTwo: quoteCart,
    guestGetShopcartStepTwo: quoteCart,
    stepTwoForImmediatelyBuy(context, { skuId, quantity, bundle, channel: _channel, ...input }) {
      const builders = deps.builders.current();
      const builder = bundle && builders.byId.get(bundle.bundleId);
      if (bundle && builder?.skuId !== skuId) return refuse({ code: 'bundle-not-found' });
      const problem = builder ? bundleProblem(builder, bundle) : plainCaseProblem(builders, skuId);
      if (problem) return refuse(problem);
      return createQuote(context, deps, { kind: 'buynow', skuId, quantity, bundle }, input);
    },
    commitOrderExtend: commitCart,
    guestCommitOrderExtend: commitCart,
    commitOrderForImmediatelyBuy: (context, input) => commitOrder(context, commitDeps, input, 'buynow'),

    async addGiftPackaging(context, { packagingId, greeting }) {
      const { packagings } = await readSetting(context.db, 'packaging');
      const packaging = findPackaging(packagings, packagingId);
      if (packagingId !== null && !packaging) return refuse({ code: 'packaging-unavailable' });
      await saveDraft(context.db, ownerOf(context.actor), {
        packaging_id: packagingId,
        greeting: packaging?.hasCard ? (greeting ?? null) : null,
      });
      return draftOf(context);
    },
    async addOrderNote(context, { note }) {
      await saveDraft(context.db, ownerOf(context.actor), { note: note || null });
      return draftOf(context);
    },
    async addReceivingInformation(context, { addrId, orderId }) {
      const owner = ownerOf(context.actor);
      const changed = orderId
        ? await changeRecipient(context.db, deps, { buyer: buyerOf(context.actor), orderId, addrId })
        : await chooseAddress(context.db, owner, addrId);
      return changed.ok ? draftOf(context) : changed;
    },
    receivingChoices: ({ db, actor }, { orderId }) => listReceivingChoices(db, buyerOf(actor), orderId),
    async distributionInformation(context, { deliveryMode, deliveryTime }) {
      // No store offers pickup yet.
      if (deliveryMode === 'store') return refuse({ code: 'region-not-served' });
      await saveDraft(context.db, ownerOf(context.actor), {
        delivery_mode: deliveryMode,
        delivery_time: deliveryTime,
      });
      return draftOf(context);
    },
    async changePayment(context, { paymentCode, orderId }) {
      const owner = ownerOf(context.actor);
      if (orderId) {
        const changed = await changePaymentOf(context.db, owner, orderId, paymentCode);
        if (!changed.ok) return changed;
      } else await saveDraft(context.db, owner, { payment_code: paymentCode });
      return draftOf(context);
    },
  });
};
