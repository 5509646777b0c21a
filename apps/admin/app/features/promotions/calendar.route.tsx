import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { addDays, beginOf, dayOf, mondayOf, monthDay } from '../plans/calendar-days.ts';
import type { Route } from './+types/calendar.route';

const WEEK_STARTS = [0, 7, 14, 21, 28];
const DAYS = 35;
const DAY_MS = 86_400_000;

export const meta = () => [{ title: '促销时间轴 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('from');
  const first = mondayOf(
    /^\d{4}-\d{2}-\d{2}$/.test(asked ?? '') ? String(asked) : addDays(dayOf(new Date()), -7),
  );
  const to = beginOf(addDays(first, DAYS)).toISOString();
  return { first, ...(await load(api.promotions.calendar({ from: beginOf(first).toISOString(), to }))) };
}

type Line = Output<AdminContracts['promotions']['calendar']>['lines'][number];
const GROUPS: readonly { kind: Line['kind']; label: string }[] = [
  { kind: 'promotion', label: '促销' },
  { kind: 'bundle', label: '搭配价' },
  { kind: 'coupon', label: '优惠券（领取期）' },
  { kind: 'presale', label: '预售' },
  { kind: 'campaign', label: '专题' },
  { kind: 'change-set', label: '定时改动' },
];

/** Five weeks of everything that has a window, kind by kind. */
export default function PromotionCalendarPage({ loaderData }: Route.ComponentProps) {
  const { first, lines, now, isCut } = loaderData;
  const byKind = Map.groupBy(lines, ({ kind }) => kind);
  return (
    <>
      <div className="phead">
        <h1>促销时间轴</h1>
        <span className="phead-n">
          {monthDay(first)} – {monthDay(addDays(first, DAYS - 1))}
        </span>
        <div className="acts">
          <Link className="btn" to="/promotions">
            列表
          </Link>
        </div>
      </div>
      <div className="fbar">
        <Link className="btn" to={`?from=${addDays(first, -DAYS)}`} aria-label="前五周">
          <Icon name="left" />
        </Link>
        <Link className="btn" to={`?from=${addDays(first, DAYS)}`} aria-label="后五周">
          <Icon name="right" />
        </Link>
        <Link className="btn btn-sm" to="?">
          今天
        </Link>
        {isCut && <span className="muted">还有更多没有显示</span>}
        <span className="right promo-legend">
          {GROUPS.map(({ kind, label }) => (
            <span key={kind}>
              <i className={`bar-${kind}`} aria-hidden="true" />
              {label}
            </span>
          ))}
        </span>
      </div>
      <ol className="gantt-head" aria-hidden="true">
        {WEEK_STARTS.map((day) => (
          <li key={day}>{monthDay(addDays(first, day))}（周一）</li>
        ))}
      </ol>
      {lines.length === 0 && <Empty title="这五周没有安排" />}
      {GROUPS.filter(({ kind }) => byKind.has(kind)).map(({ kind, label }) => (
        <section key={kind} className="gantt" aria-label={label}>
          <h2>{label}</h2>
          <ol>
            {(byKind.get(kind) ?? []).map((line) => (
              <Bar key={`${line.id} ${line.note}`} line={line} first={first} now={now} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** One window: its name, its times, and a bar among the days. */
function Bar({ line, first, now }: { line: Line; first: string; now: string }) {
  const begin = beginOf(first).getTime();
  const dayAt = (time: string) => Math.min(DAYS, Math.max(0, (Date.parse(time) - begin) / DAY_MS));
  const [from, until] = [dayAt(line.from), dayAt(line.until)];
  const name = [line.note, line.title].filter(Boolean).join('　');
  return (
    <li>
      <span className="c2">
        {line.path === null ? (
          <span className="ell">{name}</span>
        ) : (
          <Link className="ell" to={line.path}>
            {name}
          </Link>
        )}
        <small>
          {formatTime(line.from)} – {formatTime(line.until)}
          {line.isDraft && '，草稿'}
        </small>
      </span>
      <svg viewBox={`0 0 ${DAYS} 10`} preserveAspectRatio="none" aria-hidden="true">
        {WEEK_STARTS.map((day) => (
          <line key={day} className="gantt-week" x1={day} x2={day} y1="0" y2="10" />
        ))}
        <rect
          className={`bar-${line.kind}${line.isDraft ? ' is-draft' : ''}`}
          x={from}
          width={Math.max(0.2, until - from)}
          y="2"
          height="6"
        />
        <line className="gantt-now" x1={dayAt(now)} x2={dayAt(now)} y1="0" y2="10" />
      </svg>
    </li>
  );
}
