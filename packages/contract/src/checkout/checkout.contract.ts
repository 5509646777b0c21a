import { z } from 'zod';
import { id, text } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { paymentCode } from '../payment/index.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { BuyNowCommitInput, BuyNowQuoteInput, CommitInput, note, QuoteInput } from './checkout-inputs.ts';
import { CheckoutDraft, CommittedOrder, Quote, ReceivingChoice } from './checkout-views.ts';

const quoteRefusals = [
  'nothing-checked',
  'presale-alone',
  'address-not-found',
  'coupon-not-found',
  'coupon-unusable',
  'promotion-code-wrong',
  'points-short',
  'points-over-limit',
  'gift-unavailable',
  'gift-not-earned',
  'extra-buy-not-earned',
] as const;
const buyNowRefusals = ['sku-not-found', 'sku-unavailable', 'out-of-stock', 'purchase-limit'] as const;
const commitRefusals = [
  ...quoteRefusals,
  ...buyNowRefusals,
  'quote-changed',
  'presale-limit',
  'region-not-served',
  'consent-needed',
  'payment-method-unavailable',
  'title-not-found',
  'tax-number-wrong',
  'invoice-needs-verified-title',
  'guest-mobile-needed',
  'code-wrong',
  'code-expired',
  'high-risk',
] as const;

export const checkoutContract = defineContract({
  getShopcartStepTwo: endpoint({
    route: checkoutRoutes.getShopcartStepTwo,
    summary: 'Quote the checked lines of the cart',
    access: 'shopper',
    input: QuoteInput,
    output: Quote,
    refusals: [...quoteRefusals, ...buyNowRefusals],
  }),
  stepTwoForImmediatelyBuy: endpoint({
    route: checkoutRoutes.stepTwoForImmediatelyBuy,
    summary: 'Quote one sku bought directly, without the cart',
    access: 'shopper',
    input: BuyNowQuoteInput,
    output: Quote,
    refusals: [
      ...quoteRefusals,
      ...buyNowRefusals,
      'bundle-not-found',
      'bundle-choice-refused',
      'engraving-refused',
    ],
  }),
  commitOrderExtend: endpoint({
    route: checkoutRoutes.commitOrderExtend,
    summary: 'Order the checked lines of the cart as quoted',
    access: 'shopper',
    takesIdempotencyKey: true,
    input: CommitInput,
    output: CommittedOrder,
    refusals: commitRefusals,
  }),
  commitOrderForImmediatelyBuy: endpoint({
    route: checkoutRoutes.commitOrderForImmediatelyBuy,
    summary: 'Order the directly bought sku as quoted',
    access: 'shopper',
    takesIdempotencyKey: true,
    input: BuyNowCommitInput,
    output: CommittedOrder,
    refusals: [...commitRefusals, 'bundle-not-found', 'bundle-choice-refused', 'engraving-refused'],
  }),
  guestGetShopcartStepTwo: endpoint({
    route: checkoutRoutes.guestGetShopcartStepTwo,
    summary: "Quote the checked lines of a guest's cart",
    access: 'shopper',
    input: QuoteInput,
    output: Quote,
    refusals: [...quoteRefusals, ...buyNowRefusals],
  }),
  guestCommitOrderExtend: endpoint({
    route: checkoutRoutes.guestCommitOrderExtend,
    summary: "Order the checked lines of a guest's cart as quoted; the mobile is proved by a code",
    access: 'shopper',
    takesIdempotencyKey: true,
    input: CommitInput,
    output: CommittedOrder,
    refusals: commitRefusals,
  }),
  addGiftPackaging: endpoint({
    route: checkoutRoutes.addGiftPackaging,
    summary: 'Choose a gift packaging with a greeting, or none',
    access: 'shopper',
    input: z.object({ packagingId: id.nullable(), greeting: text(100).optional() }),
    output: CheckoutDraft,
    refusals: ['packaging-unavailable', 'words-refused'],
  }),
  addOrderNote: endpoint({
    route: checkoutRoutes.addOrderNote,
    summary: 'Write a note for the order',
    access: 'shopper',
    input: z.object({ note }),
    output: CheckoutDraft,
    refusals: [],
  }),
  addReceivingInformation: endpoint({
    route: checkoutRoutes.addReceivingInformation,
    summary: 'Choose the delivery address; with orderId, for an existing order that may still change it',
    access: 'shopper',
    input: z.object({ addrId: id, orderId: id.optional() }),
    output: CheckoutDraft,
    refusals: [
      'address-not-found',
      'region-not-served',
      'order-not-found',
      'order-moved-on',
      'freight-higher',
      'payment-method-unavailable',
    ],
  }),
  receivingChoices: endpoint({
    route: checkoutRoutes.receivingChoices,
    summary: 'The addresses a placed order can be changed to, each with its freight difference',
    access: 'shopper',
    input: z.object({ orderId: id }),
    output: z.object({ list: z.array(ReceivingChoice) }),
    refusals: ['order-not-found', 'order-moved-on'],
  }),
  distributionInformation: endpoint({
    route: checkoutRoutes.distributionInformation,
    summary: 'Choose how and when the order is delivered',
    access: 'shopper',
    input: z.object({
      deliveryMode: z.enum(['express', 'store']).default('express'),
      deliveryTime: z.enum(['any', 'workday', 'weekend']).default('any'),
    }),
    output: CheckoutDraft,
    refusals: ['region-not-served'],
  }),
  changePayment: endpoint({
    route: checkoutRoutes.changePayment,
    summary: 'Choose how to pay; with orderId, for an order that is not paid yet',
    access: 'shopper',
    input: z.object({ paymentCode, orderId: id.optional() }),
    output: CheckoutDraft,
    refusals: ['payment-method-unavailable', 'order-not-found', 'order-moved-on'],
  }),
});
