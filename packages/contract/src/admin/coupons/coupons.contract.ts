import { defineAdminContract } from '../kit/index.ts';
import { couponBatchCalls } from './coupon-batches.ts';
import { couponIssueCalls } from './coupon-issues.ts';
import { couponOfferCalls } from './coupon-offers.ts';
import { couponRecordCalls } from './coupon-records.ts';

export const couponsAdminContract = defineAdminContract({
  ...couponOfferCalls,
  ...couponRecordCalls,
  ...couponBatchCalls,
  ...couponIssueCalls,
});
