import { classNames } from '../class-names.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { Price } from '../Price/Price.tsx';
import { Progress } from '../Progress/Progress.tsx';
import styles from './Coupon.module.css';
import { CouponAction } from './CouponAction.tsx';
import type { CouponFace, CouponProps } from './coupon-props.ts';
import { COUPON_STATES } from './coupon-states.ts';

export function Coupon(props: CouponProps) {
  const { face, threshold, title, note, state, takenPercent, member = false, size = 'md' } = props;
  const { look } = COUPON_STATES[state];
  return (
    <div className={classNames(styles['coupon'], styles[size], styles[look], member && styles['member'])}>
      <div className={styles['face']}>
        <Face face={face} dead={look === 'dead'} />
        {threshold && <span>{threshold}</span>}
      </div>
      <div className={styles['text']}>
        <b>{title}</b>
        {note && (
          <span className={styles['note']}>
            <Phrases text={note} />
          </span>
        )}
        {takenPercent !== undefined && (
          <>
            <Progress label="已领" percent={takenPercent} tone="rouge" />
            <span>已领 {takenPercent}%</span>
          </>
        )}
      </div>
      <div className={styles['action']}>
        <CouponAction {...props} />
      </div>
    </div>
  );
}

function Face({ face, dead }: { face: CouponFace; dead: boolean }) {
  switch (face.kind) {
    case 'amount':
      return <Price amount={face.amount} withoutDecimals size="md" tone={dead ? 'muted' : 'rouge'} />;
    case 'rate':
      return (
        <span className={styles['rate']}>
          {face.rate}
          <small> 折</small>
        </span>
      );
    case 'word':
      return <span className={styles['word']}>{face.word}</span>;
  }
}
