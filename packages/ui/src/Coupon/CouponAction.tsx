import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Coupon.module.css';
import type { CouponProps } from './coupon-props.ts';
import { COUPON_STATES } from './coupon-states.ts';

type CouponActionProps = Pick<
  CouponProps,
  'state' | 'title' | 'actionLabel' | 'onClaim' | 'loading' | 'useHref'
>;

/** The button of a coupon. Its accessible name contains the coupon's title because a page shows many. */
export function CouponAction({ state, title, actionLabel, onClaim, loading, useHref }: CouponActionProps) {
  const label = actionLabel ?? COUPON_STATES[state].action;
  if (state === 'usable' && useHref !== undefined) {
    return (
      <a className={styles['button']} href={useHref} aria-label={`${label}：${title}`}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles['button']}
      disabled={state !== 'claimable'}
      aria-busy={loading || undefined}
      aria-label={`${loading ? '领取中' : label}：${title}`}
      onClick={loading ? undefined : onClaim}
    >
      {loading && <Spinner />}
      {loading ? '领取中' : label}
    </button>
  );
}
