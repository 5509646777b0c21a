import type { Address } from '@huarong/contract/addresses';
import type { Quote } from '@huarong/contract/checkout';
import type { ReactNode } from 'react';
import { type CheckoutState, useCheckout } from '../use-checkout.ts';
import { type DraftState, useDraft } from '../use-draft.ts';

export const addressOf = (addrId: string, name: string): Address => ({
  addrId,
  name,
  mobile: '138****0002',
  provinceCode: '310000',
  provinceName: '上海市',
  cityCode: '310100',
  cityName: '市辖区',
  districtCode: '310104',
  districtName: '徐汇区',
  address: `花间路 ${addrId} 号`,
  isDefault: false,
  inUse: false,
  needsStreet: false,
  isRemote: false,
  allowsCod: true,
});

/** A quote of one lipstick, ready to commit once a payment method is chosen. */
export const quote: Quote = {
  quoteHash: 'q1',
  orderType: 'ordinary',
  items: [],
  amounts: {
    goods: '320.00',
    promotion: '0.00',
    coupon: '0.00',
    points: '0.00',
    freight: '0.00',
    packaging: '0.00',
    payable: '320.00',
  },
  arithmetic: [
    { label: '商品金额', amount: '320.00' },
    { label: '应付', amount: '320.00' },
  ],
  addressList: [addressOf('a1', '林知夏')],
  addrId: 'a1',
  deliveryText: '预计明天送达',
  coupons: [],
  promotionCodes: [],
  points: { available: 0, usable: 0, used: 0 },
  optionalGifts: [],
  extraBuy: [],
  packagings: [],
  paymentMethods: [
    { paymentCode: 'ALIPAY', name: '支付宝', available: true },
    { paymentCode: 'COD', name: '货到付款', available: false, reason: '本单不支持' },
  ],
  invoiceStatus: 'N',
  draft: { deliveryMode: 'express', deliveryTime: 'any' },
  consents: [],
  alerts: [],
  expectedPoints: 0,
};

interface CheckoutProps {
  initialQuote: Quote;
  children: (state: CheckoutState, draftState: DraftState) => ReactNode;
}

/** Gives a section of the checkout the state it has on the page. */
export function Checkout({ initialQuote, children }: CheckoutProps) {
  const state = useCheckout({ from: 'cart' }, initialQuote);
  const draftState = useDraft(initialQuote.draft);
  return (
    <>
      {children(state, draftState)}
      <p role="alert">{state.problem ?? draftState.problem}</p>
    </>
  );
}
