export { couponsAdminFeature } from './coupons-admin.feature.ts';
export { couponIssueApproval } from './issue-coupons.ts';
export { couponFloorApproval, type FindCouponBreaks } from './price-guard.ts';
