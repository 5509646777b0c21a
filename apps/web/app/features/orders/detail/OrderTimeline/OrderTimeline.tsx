import type { OrderDetail } from '@huarong/contract/orders';
import { StepLine } from '../../../account/index.ts';

/** The steps of an order; the latest done step is current until the last one is done. */
export function OrderTimeline({ timeline }: Pick<OrderDetail, 'timeline'>) {
  const latest = timeline.findLastIndex(({ done }) => done);
  const isOver = latest === timeline.length - 1;
  return (
    <StepLine
      label="订单进度"
      steps={timeline.map(({ label, at, done }, index) => ({
        label,
        at,
        state: index === latest && !isOver ? 'current' : done ? 'done' : 'open',
      }))}
    />
  );
}
