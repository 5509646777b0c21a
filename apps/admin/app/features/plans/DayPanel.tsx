import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { previewOfSet } from '../../ui/content/preview-address.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { clockOf, longDay } from './calendar-days.ts';
import { momentText, type PlanLine } from './plan-lines.ts';

const STATES: Record<PlanLine['state'], { label: string; className: string }> = {
  planned: { label: '已定时', className: 'st st-todo' },
  waiting: { label: '待批准', className: 'st st-wait' },
  applied: { label: '已生效', className: 'st st-ok' },
  failed: { label: '没有生效', className: 'st st-bad' },
};

/** What happens on one day, with what can be done about it. */
export function DayPanel({ day, lines }: { day: string; lines: readonly PlanLine[] }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const mayChange = can('product:write') || can('price:write') || can('stock:adjust') || can('content:write');
  const waiting = lines.filter(({ state }) => state === 'waiting').length;

  async function send(call: 'withdraw' | 'applyNow', setId: string, text: string) {
    setBusyId(setId);
    const reply = await api.changes[call]({ setId });
    setBusyId(undefined);
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok) return;
    showToast(text);
    void revalidate();
  }
  return (
    <section className="panel" aria-labelledby="day">
      <div className="panel-h">
        <h2 id="day">{longDay(day)}</h2>
      </div>
      {lines.length === 0 && <p className="muted">这一天没有计划</p>}
      <ol className="plan-list">
        {lines.map(({ kind, id, moment, at, title, detail, state, madeBy, path }) => (
          <li key={`${kind} ${id} ${moment}`}>
            <time dateTime={at}>{clockOf(at)}</time>
            <div>
              <Link to={path}>
                <b>
                  {momentText({ kind, moment })}
                  {title}
                </b>
              </Link>
              <span className="muted">
                {kind === 'change-set' && `改动单 ${id}，`}
                {detail}
                {madeBy !== null && `，${madeBy}`}
              </span>
              <span className={STATES[state].className}>{STATES[state].label}</span>
              {kind === 'change-set' &&
                moment === 'begin' &&
                (state === 'planned' || state === 'waiting') &&
                can('content:read') && (
                  <Link
                    className="lnk"
                    to={previewOfSet({ setId: id, applyAt: at })}
                    aria-label={`预览：${title}`}
                  >
                    预览
                  </Link>
                )}
              {mayChange && kind === 'change-set' && moment === 'begin' && (
                <span className="row plan-acts">
                  {state !== 'waiting' && (
                    <button
                      type="button"
                      className="btn btn-sm"
                      disabled={busyId !== undefined}
                      aria-label={`现在就生效：${title}`}
                      onClick={() => void send('applyNow', id, '已生效')}
                    >
                      现在就生效
                    </button>
                  )}
                  <button
                    type="button"
                    className="btn btn-sm"
                    disabled={busyId !== undefined}
                    aria-label={`取消：${title}`}
                    onClick={() => void send('withdraw', id, '已取消')}
                  >
                    取消
                  </button>
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {waiting > 0 && <p className="hint">{waiting} 件还没有批准，到时不会生效</p>}
      {error && (
        <p className="err mt-2" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
