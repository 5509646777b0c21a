import type { PaymentWay } from '@huarong/contract/payment';

interface Device {
  userAgent: string;
  /** Of the screen, in CSS pixels. */
  shorterSide: number;
  isTouched: boolean;
}

/** A phone is a small screen that is touched; a tablet shows the code that a phone scans. */
const PHONE_BELOW = 600;

export const paymentWayOf = ({ userAgent, shorterSide, isTouched }: Device): PaymentWay => {
  if (/MicroMessenger\//i.test(userAgent)) return 'in-wechat';
  return isTouched && shorterSide < PHONE_BELOW ? 'phone' : 'computer';
};

/** Where this browser pays. */
export const paymentWayHere = (): PaymentWay =>
  paymentWayOf({
    userAgent: navigator.userAgent,
    shorterSide: Math.min(screen.width, screen.height),
    isTouched: matchMedia('(pointer: coarse)').matches,
  });
