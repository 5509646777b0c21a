import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PlanConflict } from './plan-lines.ts';

/** Cells that several open plans change. */
export const PlanConflicts = ({ conflicts }: { conflicts: readonly PlanConflict[] }) => (
  <section className="panel" aria-labelledby="conflicts">
    <div className="panel-h">
      <h2 id="conflicts">要留意</h2>
    </div>
    {conflicts.length === 0 ? (
      <p className="muted">没有两张计划改同一格</p>
    ) : (
      <ul className="plan-conflicts">
        {conflicts.map(({ name, column, plans }) => (
          <li key={`${name} ${column}`}>
            <Icon name="warning" size={14} />
            <div>
              {name} 的{column}：
              {plans.map(({ id, title, at, value }, index) => (
                <Fragment key={id}>
                  {index > 0 && '；'}
                  <Link to={`/changes/${id}`}>{title}</Link>
                  {at !== null && ` ${formatTime(at)}`} 改为 {value}
                </Fragment>
              ))}
              <small>同一格，先到的会让后到的对不上</small>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);
