export { approve, inspect, receive, recordPickup, refuseReturn, retryRefund } from './decide-return.ts';
export { listReturnsForStaff, type StaffReturnRow } from './list-returns-for-staff.ts';
