import { yuan } from './sku-lookup.ts';

type DemoOffer =
  | { kind: 'amountOff'; amount: number }
  | { kind: 'percentOff'; payPercent: number; cap: number }
  | { kind: 'exchange'; pay: number }
  | { kind: 'freeFreight'; cap: number };

/** A demo coupon. */
export interface DemoCoupon {
  id: string;
  title: string;
  scopeText: string;
  link: string;
  total: number;
  perPerson?: number;
  /** Number claimed when the demo starts. */
  claimed?: number;
  validDays: number;
  channel?: 'online' | 'offline';
  code?: string;
  /** Granted by the shop to chosen members: neither claimable nor redeemable by code. */
  isGiven?: true;
  cards?: string[];
  isForFirstOrder?: boolean;
  /** What it costs in points. */
  points?: number;
  isForBirthday?: true;
  /** Released in parts; `claimed` are those of the release that runs when the demo starts. */
  drops?: { hours: number[]; minutes: number; quantity: number; claimed: number };
  /** Given to every new member. */
  isGrantedAtRegistration?: true;
  rule: { offer: DemoOffer; scope: object; threshold: number };
}

export const all = { kind: 'all' };
export const categoryOf = (categoryId: string) => ({ kind: 'category', categoryIds: [categoryId] });
export const amountOff = (value: number) => ({ kind: 'amountOff' as const, amount: yuan(value) });
export const percentOff = (payPercent: number, cap: number) => ({
  kind: 'percentOff' as const,
  payPercent,
  cap: yuan(cap),
});
