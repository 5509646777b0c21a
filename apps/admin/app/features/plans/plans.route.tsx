import { Link, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/plans.route';
import { addDays, beginOf, dayOf, listDays, mondayOf, monthDay, shortDay } from './calendar-days.ts';
import { DayPanel } from './DayPanel.tsx';
import { PlanConflicts } from './PlanConflicts.tsx';
import { momentText } from './plan-lines.ts';

const WEEKS = 4;
const DAYS = WEEKS * 7;
const SHOWN_LINES = 4;

export const meta = () => [{ title: '计划日历 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('from');
  const first = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked ?? '') ? String(asked) : dayOf(new Date()));
  const to = beginOf(addDays(first, DAYS)).toISOString();
  return { first, ...(await load(api.plans.calendar({ from: beginOf(first).toISOString(), to }))) };
}

/** Everything that happens by itself: four weeks, the chosen day, and plans that meet. */
export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const { first, lines, conflicts, now, isCut } = loaderData;
  const [search] = useSearchParams();
  const can = useCan();
  const today = dayOf(now);
  const days = listDays(first, DAYS);
  const byDay = Map.groupBy(lines, ({ at }) => dayOf(at));
  const chosen = search.get('day') ?? (days.includes(today) ? today : first);
  const address = (from: string, day?: string) => `?from=${from}${day === undefined ? '' : `&day=${day}`}`;
  return (
    <>
      <div className="phead">
        <h1>计划日历</h1>
        <span className="phead-n">到时自动生效、恢复或结束的，排在一起看</span>
        {can('product:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/bulk">
              <Icon name="plus" />
              新建计划
            </Link>
          </div>
        )}
      </div>
      <div className="fbar">
        <Link className="btn" to={address(addDays(first, -DAYS))} aria-label="前四周">
          <Icon name="left" />
        </Link>
        <Link className="btn" to={address(addDays(first, DAYS))} aria-label="后四周">
          <Icon name="right" />
        </Link>
        <b className="plan-range">
          {first.slice(0, 4)} 年 {monthDay(first)} – {monthDay(addDays(first, DAYS - 1))}
        </b>
        <Link className="btn btn-sm" to="?">
          今天
        </Link>
        <span className="right plan-legend">
          <i aria-hidden="true" />
          {lines.length} 件{isCut && '，还有更多没有显示'}
        </span>
      </div>
      <div className="cols plan-cols">
        <div>
          <div className="plan-week" aria-hidden="true">
            {['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol className="plan-days">
            {days.map((day, index) => {
              const own = byDay.get(day) ?? [];
              return (
                <li
                  key={day}
                  className={`plan-day${day === today ? ' is-today' : ''}${day === chosen ? ' is-on' : ''}`}
                >
                  <Link
                    to={address(first, day)}
                    aria-current={day === chosen ? 'date' : undefined}
                    preventScrollReset
                  >
                    <b>{shortDay(day, index === 0)}</b>
                    <span className="vh">
                      {monthDay(day)}，{own.length} 件
                    </span>
                    {day === today && <span className="right muted">今天</span>}
                  </Link>
                  {own.slice(0, SHOWN_LINES).map(({ kind, id, moment, title, path, state }) => (
                    <Link
                      key={`${kind} ${id} ${moment}`}
                      to={path}
                      className={`plan-line${state === 'waiting' || state === 'failed' ? ' is-x' : ''}`}
                      title={title}
                    >
                      {momentText({ kind, moment })}
                      {title}
                    </Link>
                  ))}
                  {own.length > SHOWN_LINES && (
                    <span className="muted">还有 {own.length - SHOWN_LINES} 件</span>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <aside className="stack stack-4">
          <DayPanel day={chosen} lines={byDay.get(chosen) ?? []} />
          <PlanConflicts conflicts={conflicts} />
        </aside>
      </div>
    </>
  );
}
