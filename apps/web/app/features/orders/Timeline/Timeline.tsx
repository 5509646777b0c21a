import type { OrderDetail } from '@huarong/contract/orders';
import { momentText } from '../../account/index.ts';
import styles from './Timeline.module.css';

/** How far the order has come: a dot for each step, the latest one ringed. */
export const Timeline = ({ timeline }: Pick<OrderDetail, 'timeline'>) => {
  const latest = timeline.findLastIndex(({ done }) => done);
  return (
    <ol className={styles.timeline} aria-label="订单进度">
      {timeline.map(({ label, at, done }, index) => (
        <li
          key={label}
          data-done={done || undefined}
          aria-current={index === latest && index < timeline.length - 1 ? 'step' : undefined}
        >
          {label}
          {at && <small>{momentText(at).slice(5)}</small>}
        </li>
      ))}
    </ol>
  );
};
