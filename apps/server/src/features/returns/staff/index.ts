export {
  approve,
  inspect,
  receive,
  recordCashRefund,
  recordPickup,
  refuseReturn,
  retryFailedRefund,
  retryRefund,
} from './decide-return.ts';
export { type InspectionRequest, inspectUnits } from './inspect-units.ts';
export { listReturnsForStaff, type StaffReturnRow } from './list-returns-for-staff.ts';
