import type { Pair } from '../pair.ts';
import { buyAndCancel } from './buy-and-cancel.ts';
import { buyLastUnit } from './buy-last-unit.ts';
import { cancelAndShip } from './cancel-and-ship.ts';
import { cardTwice } from './card-twice.ts';
import { couponTwice } from './coupon-twice.ts';
import { mergeTwice } from './merge-twice.ts';
import { payAndCancel } from './pay-and-cancel.ts';
import { payAndTimeout } from './pay-and-timeout.ts';
import { payTwoWays } from './pay-two-ways.ts';
import { pointsTwice } from './points-twice.ts';
import { refundTwice } from './refund-twice.ts';
import { returnTwice } from './return-twice.ts';

export const pairs: readonly Pair[] = [
  buyLastUnit,
  buyAndCancel,
  payAndCancel,
  payAndTimeout,
  payTwoWays,
  refundTwice,
  returnTwice,
  couponTwice,
  cardTwice,
  pointsTwice,
  cancelAndShip,
  mergeTwice,
];
