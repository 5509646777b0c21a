import { Icon } from '../../../ui/Icon.tsx';
import { type Funnel, formatChange, formatCount, formatShare } from './visit-types.ts';

const STEPS = [
  { id: 'viewed', label: '看过商品' },
  { id: 'carted', label: '加入购物车' },
  { id: 'checkedOut', label: '进入结算' },
  { id: 'placed', label: '提交订单' },
  { id: 'paid', label: '付款' },
] as const;

/** From the view of a product to the payment, with how many went on at each step. */
export function FunnelSteps({ steps, compared }: Pick<Funnel, 'steps' | 'compared'>) {
  return (
    <ol className="rep-funnel">
      {STEPS.map(({ id, label }, index) => {
        const visits = steps[id];
        const next = STEPS[index + 1];
        return (
          <li key={id}>
            <div className="rep-step">
              <span>{label}</span>
              <meter
                className="rep-bar-step"
                min={0}
                max={Math.max(steps.viewed, 1)}
                value={visits}
                aria-label={label}
              />
              <b>{formatCount(visits)}</b>
              <span className="muted">{formatShare(visits, steps.viewed)}</span>
              <span className="muted">对比 {formatChange(visits, compared[id])}</span>
            </div>
            {next && (
              <div className="rep-next">
                <Icon name="down" size={12} />
                <b>{formatShare(steps[next.id], visits)}</b> 继续
                <span className="muted">流失 {formatCount(visits - steps[next.id])}</span>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
