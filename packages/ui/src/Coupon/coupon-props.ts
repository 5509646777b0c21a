import type { Amount } from '../Price/price-parts.ts';
import type { CouponState } from './coupon-states.ts';

/** An amount off, a rate (`8.5` 折), or a text such as 免邮. */
export type CouponFace =
  | { kind: 'amount'; amount: Amount }
  | { kind: 'rate'; rate: string }
  | { kind: 'word'; word: string };

export interface CouponProps {
  /** Its value. */
  face: CouponFace;
  /** Condition under the value: 满 599. */
  threshold?: string | undefined;
  /** Its name. */
  title: string;
  /** One line about range, validity or why it is unavailable. */
  note?: string | undefined;
  /** Its state for this shopper. */
  state: CouponState;
  /** Replaces the default label of the button: 6 月可领. */
  actionLabel?: string | undefined;
  /** Claims it; the button says 领取中 while `loading`. */
  onClaim?: (() => void) | undefined;
  loading?: boolean | undefined;
  /** Link to where a claimed coupon can be used. */
  useHref?: string | undefined;
  /** Share already claimed, from 0 to 100. */
  takenPercent?: number | undefined;
  /** Only for members: a pine background. */
  member?: boolean | undefined;
  /** 72 pixels high in a row of offers, 96 in the coupon centre. */
  size?: 'sm' | 'md' | undefined;
}
