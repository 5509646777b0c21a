import { type Fen, keysOf, STORE } from '../shared/index.ts';

const limits = STORE.commitRisk;

/** What is known about an order before it is placed; counts are those before this order. */
export interface CommitFacts {
  payable: Fen;
  /** Orders of this buyer within the hour. */
  ordersByOwner: number;
  /** Orders of other buyers on this device within the hour. */
  ordersByDevice: number;
  /** Orders, and different buyers, from this IP address within the hour. */
  ordersByAddress: number;
  accountsOnAddress: number;
  /** Other buyers with orders to this delivery address within the day. */
  accountsToRecipient: number;
  /** A member with older logins orders on a device that is new today. */
  isNewDevice: boolean;
}
export type CommitRiskReason =
  | 'many-orders'
  | 'order-flood'
  | 'shared-device'
  | 'device-flood'
  | 'busy-address'
  | 'shared-recipient'
  | 'large-amount'
  | 'huge-amount'
  | 'new-device';
export interface CommitRisk {
  score: number;
  reasons: CommitRiskReason[];
  isHigh: boolean;
}

/** One sign alone is normal; two together, or a flood, or a huge amount, need the second step. */
const WEIGHTS: Record<CommitRiskReason, number> = {
  'many-orders': 30,
  'order-flood': 60,
  'shared-device': 30,
  'device-flood': 60,
  'busy-address': 30,
  'shared-recipient': 30,
  'large-amount': 30,
  'huge-amount': 60,
  'new-device': 30,
};

const SENTENCES: Record<CommitRiskReason, string> = {
  'many-orders': '一小时内下单较多',
  'order-flood': '一小时内下单较多',
  'shared-device': '这台设备上有多个账号下单',
  'device-flood': '这台设备上有多个账号下单',
  'busy-address': '这个网络短时间内下单较多',
  'shared-recipient': '这个收货地址有多个账号下单',
  'large-amount': '这一单金额较大',
  'huge-amount': '这一单金额较大',
  'new-device': '这台设备第一次登录你的账号',
};
export const commitRiskSentence = (reason: CommitRiskReason): string => SENTENCES[reason];

export function assessCommitRisk(facts: CommitFacts): CommitRisk {
  const { payable, ordersByOwner, ordersByDevice } = facts;
  const isWithin = (value: number, { some, many }: { some: number; many: number }) =>
    value >= some && value < many;
  const found: Record<CommitRiskReason, boolean> = {
    'many-orders': isWithin(ordersByOwner, limits.ordersByOwner),
    'order-flood': ordersByOwner >= limits.ordersByOwner.many,
    'shared-device': isWithin(ordersByDevice, limits.ordersByDevice),
    'device-flood': ordersByDevice >= limits.ordersByDevice.many,
    'busy-address':
      facts.ordersByAddress >= limits.ordersByAddress || facts.accountsOnAddress >= limits.accountsOnAddress,
    'shared-recipient': facts.accountsToRecipient >= limits.accountsToRecipient,
    'large-amount': isWithin(payable, { some: limits.largeAmount, many: limits.hugeAmount }),
    'huge-amount': payable >= limits.hugeAmount,
    'new-device': facts.isNewDevice,
  };
  const reasons = keysOf(found).filter((reason) => found[reason]);
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { score, reasons, isHigh: score >= limits.high };
}
