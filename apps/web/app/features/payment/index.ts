export { QrPay } from './QrPay/QrPay.tsx';
export { useReportPaidOrders } from './result/use-report-paid-orders.ts';
export { displayTimeLeft } from './TimeLeft/display-time-left.ts';
export { useHandover } from './way/use-handover.ts';
