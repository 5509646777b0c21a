export { approve, inspect, pickUp, receive, refundAgain, refuseReturn } from './decide-return.ts';
export { listForShop, type ShopReturnRow } from './list-returns-for-staff.ts';
