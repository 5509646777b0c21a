export { approve, inspect, pickUp, receive, refundAgain, refuseReturn } from './decide-return.ts';
export { listForShop, type StaffReturnRow } from './list-returns-for-staff.ts';
