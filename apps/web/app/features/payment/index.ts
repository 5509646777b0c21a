export { QrPay } from './QrPay/QrPay.tsx';
export { displayTimeLeft } from './TimeLeft/display-time-left.ts';
