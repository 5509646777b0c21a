import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import type { Day } from './types.ts';

const DAY_MS = 86_400_000;
const moved = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
const STATES = { ok: '对平', waiting: '等次日账单', bad: '有差异', none: '还没有对账' } as const;

/** The day before, the day after, and each day of the month by what was found. */
export const DayPicker = ({ day, month }: Pick<Day, 'day' | 'month'>) => (
  <div className="row pay-days">
    <span className="btn-pair">
      <Link className="btn" to={`?day=${moved(day, -1)}`} aria-label="前一天">
        <Icon name="left" size={14} />
      </Link>
      <Link className="btn" to={`?day=${moved(day, 1)}`} aria-label="后一天">
        <Icon name="right" size={14} />
      </Link>
    </span>
    <b>{day}</b>
    <nav className="right pay-month" aria-label="本月各天">
      {month.map((each) => (
        <Link
          key={each.day}
          to={`?day=${each.day}`}
          className={`is-${each.state}`}
          aria-label={`${Number(each.day.slice(8))} 日，${STATES[each.state]}`}
          aria-current={each.day === day ? 'date' : undefined}
        >
          {Number(each.day.slice(8))}
        </Link>
      ))}
    </nav>
  </div>
);
