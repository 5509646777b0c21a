import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import type { ShellHandle } from '../../shell/shell.route.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { formatExactTime, formatRemaining } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/work-queue.route';
import { FirstSteps } from './FirstSteps.tsx';
import { Mentions } from './Mentions.tsx';
import { TodaySales } from './TodaySales.tsx';

export const handle: ShellHandle = { fitsPhone: true };

export const meta = () => [{ title: '今日待办 · 花容管理后台' }];

const REFRESH_MS = 30_000;

export async function clientLoader() {
  const [queue, mentions] = await Promise.all([load(api.workQueue.list({})), load(api.orders.mentions({}))]);
  return { queue, mentions: mentions.rows };
}

/** Open work by deadline. It is read again every 30 seconds; focus and scroll stay where they are. */
export default function WorkQueuePage({ loaderData: { queue, mentions } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const can = useCan();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const groups = queue.groups.filter(({ items }) => items.length > 0);
  return (
    <>
      <div className="phead">
        <h1>今日待办</h1>
        <div className="acts">
          <span className="stale" aria-live="off">
            {formatExactTime(queue.readAt).slice(11)} 更新，每 30 秒刷新{state === 'loading' && '，正在读取'}
          </span>
        </div>
      </div>
      {queue.notices.map(({ noticeId, text }) => (
        <div key={noticeId} className="note note-warn">
          <div className="grow">{text}</div>
          <button
            type="button"
            className="lnk"
            onClick={async () => {
              const reply = await api.workQueue.readNotice({ noticeId });
              if (reply.ok) void revalidate();
              else showToast(reply.refusal.message);
            }}
          >
            知道了
          </button>
        </div>
      ))}
      {queue.firstSteps && <FirstSteps steps={queue.firstSteps} />}
      {groups.length === 0 && !queue.firstSteps ? (
        <Empty title="没有等着你处理的事">
          <p className="dim">有新的订单、退货或申请时会出现在这里。</p>
        </Empty>
      ) : (
        groups.length > 0 && (
          <div className="wq">
            {groups.map(({ id, label, note, items }) => (
              <section key={id} aria-label={label}>
                <div className="wq-h">
                  <b>{label}</b>
                  <span className="muted">{note}</span>
                </div>
                {items.map((item) => (
                  <QueueRow key={item.id} {...item} />
                ))}
              </section>
            ))}
          </div>
        )
      )}
      {mentions.length > 0 && <Mentions mentions={mentions} />}
      {can('report:read') && <TodaySales />}
    </>
  );
}

interface QueueItem {
  id: string;
  label: string;
  detail: string;
  count: number | null;
  dueAt: string | null;
  path: string;
  action: string;
  workers: string[];
}

function QueueRow({ label, detail, count, dueAt, path, action, workers }: QueueItem) {
  const due = dueAt === null ? null : formatRemaining(dueAt);
  const dueClass = due?.isLate ? 'due due-late' : due?.isSoon ? 'due due-soon' : 'due';
  return (
    <Link className="wq-i" to={path}>
      <span className={dueClass}>{due?.text ?? ''}</span>
      <span className="cnt">{count ?? '10,000+'}</span>
      <span className="what">
        <b>{label}</b>
        <small>{detail}</small>
      </span>
      <span className="claim">{workers.length > 0 && `${workers.join('、')} 正在处理`}</span>
      <span className="num">
        <span className="btn btn-sm">{action}</span>
      </span>
    </Link>
  );
}
