export { couponsAdminContract } from './coupons.contract.ts';
export { couponsAdminRoutes } from './coupons.routes.ts';
