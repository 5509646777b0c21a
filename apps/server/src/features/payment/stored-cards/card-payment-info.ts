import { maskMobile } from '@huarong/core/identity';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { accept, STORE, toYuan } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import { listCards, presentCard } from '../../stored-cards/index.ts';
import { findAmountDue } from './find-card-payment-plan.ts';
import { getMemberMobile } from './known-device.ts';

export async function getCardPaymentInfo(db: Database, memberId: string, orderId: string) {
  const due = await findAmountDue(db, memberId, orderId);
  if (!due.ok) return due;
  return accept({
    orderId,
    payable: toYuan(due.value.amount),
    cardLimit: STORE.storedCards.maxPerOrder,
    cards: (await listCards(db, memberId)).map(presentCard),
    /** Methods for the rest. */
    methods: (['ALIPAY', 'WECHAT'] as const).map((paymentCode) => ({
      paymentCode,
      name: PAYMENT_NAMES[paymentCode],
      available: true,
    })),
    codeFrom: toYuan(STORE.storedCards.codeAbove),
    maskedMobile: maskMobile(await getMemberMobile(db, memberId)),
  });
}
