import type { ReactNode } from 'react';
import type { Amount } from '../Price/price-parts.ts';
import type { CouponState } from './coupon-states.ts';

/** Money off, a rate (`8.5` 折), or a word such as 免邮. */
export type CouponFace =
  | { kind: 'amount'; amount: Amount }
  | { kind: 'rate'; rate: string }
  | { kind: 'word'; word: string };

export interface CouponProps {
  /** What it is worth. */
  face: CouponFace;
  /** When it works, under the face: 满 599. */
  threshold?: string | undefined;
  /** Its name. */
  title: string;
  /** One line about range, validity or the reason it cannot be had. */
  note?: ReactNode | undefined;
  /** Where it stands with this shopper. */
  state: CouponState;
  /** Other words on the button than the usual ones: 6 月可领. */
  actionLabel?: string | undefined;
  /** Takes it; the button says 领取中 while `loading`. */
  onClaim?: (() => void) | undefined;
  loading?: boolean | undefined;
  /** Where a held coupon can be used. */
  useHref?: string | undefined;
  /** Share already taken, from 0 to 100. */
  takenPercent?: number | undefined;
  /** Only for members: a ground of pine. */
  member?: boolean | undefined;
  /** 72 pixels high in a row of offers, 96 in the coupon centre. */
  size?: 'sm' | 'md' | undefined;
}
