import { OrderStatus } from '@huarong/core/orders';
import { amountText } from './amount-text.ts';
import { shortDayText } from './moment-text.ts';

interface PresaleTerms {
  deposit: string;
  balance: string;
  balanceFrom: string;
  balanceUntil: string;
  shipsBy?: string | undefined;
}

/** `11 月 21 日 10:00` */
export const presaleMomentText = (iso: string): string => `${shortDayText(iso)} ${iso.slice(11, 16)}`;

/** The two payments of a presale and its dates, the same on every page that shows one. */
export const presaleRows = (presale: PresaleTerms): [label: string, text: string][] => [
  ['定金', amountText(presale.deposit)],
  ['尾款', amountText(presale.balance)],
  [
    '付尾款',
    `${presaleMomentText(presale.balanceFrom)} 至 ${presaleMomentText(presale.balanceUntil)}，逾期定金不退`,
  ],
  ['发货', presale.shipsBy ? `付清尾款后，${shortDayText(presale.shipsBy)}前` : '付清尾款后'],
];

/** What the amount due of an order is: 应付定金, 应付尾款, or 应付. */
export const amountDueLabel = (orderStatus: number): string =>
  orderStatus === OrderStatus.AwaitingDeposit
    ? '应付定金'
    : orderStatus === OrderStatus.AwaitingBalance
      ? '应付尾款'
      : '应付';
