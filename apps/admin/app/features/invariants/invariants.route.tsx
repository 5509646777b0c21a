import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { formatExactTime, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { LedgerTabs } from '../ledger/LedgerTabs.tsx';
import type { Route } from './+types/invariants.route';
import { InvariantTable } from './InvariantTable.tsx';
import type { Overview } from './types.ts';

export const meta = () => [{ title: '账目自检 · 花容管理后台' }];
export const clientLoader = () => load(api.invariants.overview({}));

/** What must always be so in the books, and what the last check found. */
export default function InvariantsPage({ loaderData: overview }: Route.ComponentProps) {
  const can = useCan();
  const isRunning = overview.lastRun?.state === 'running';
  usePoll(overview, isRunning);
  return (
    <>
      <div className="phead">
        <h1>账目自检</h1>
        <div className="acts">{can('reconciliation:run') && <RunButton isRunning={isRunning} />}</div>
      </div>
      <LedgerTabs />
      <Findings overview={overview} />
      <LastRun overview={overview} />
      <InvariantTable groups={overview.groups} />
    </>
  );
}

function RunButton({ isRunning }: { isRunning: boolean }) {
  const { revalidate } = useRevalidator();
  async function run() {
    const reply = await api.invariants.run({});
    if (!reply.ok) showToast(reply.refusal.message);
    void revalidate();
  }
  return (
    <button
      type="button"
      className={`btn btn-ink${isRunning ? ' is-loading' : ''}`}
      disabled={isRunning}
      onClick={() => void run()}
    >
      {isRunning ? '正在核对' : '现在核对'}
    </button>
  );
}

/** What somebody has to look at. */
function Findings({ overview: { groups, openFaults, lastRun } }: { overview: Overview }) {
  const all = groups.flatMap(({ invariants }) => invariants);
  const broken = all.filter(({ open }) => open > 0);
  return (
    <>
      {lastRun?.state === 'failed' && (
        <div className="note note-err" role="status">
          <Icon name="warning" />
          <div className="grow">
            <b>上一次核对没有跑完：</b>
            {lastRun.lastError}
          </div>
        </div>
      )}
      {broken.length > 0 && (
        <div className="note note-err" role="status">
          <Icon name="warning" />
          <div className="grow">
            <b>{broken.length} 条不成立：</b>
            {broken.map(({ title }) => title).join('、')}。已进入今日待办，共 {openFaults} 行待说明，其余{' '}
            {all.length - broken.length} 条成立。
          </div>
        </div>
      )}
    </>
  );
}

function LastRun({ overview: { lastRun, durationMs, history } }: { overview: Overview }) {
  const [isShown, setIsShown] = useState(false);
  if (!lastRun)
    return (
      <p className="row mt-3 invariant-run">
        <b>还没有核对过</b>
        <span className="muted">每天 03:00 自动核对</span>
      </p>
    );
  const broken = history.filter(({ found, state }) => found > 0 || state === 'failed');
  const last = broken.at(-1);
  return (
    <div className="row mt-3 invariant-run">
      <b>
        {formatTime(lastRun.startedAt)} {lastRun.startedBy ? `${lastRun.startedBy} 核对` : '夜间核对'}
      </b>
      <span className="muted">
        {durationMs !== null && `用时 ${(durationMs / 1000).toFixed(1)} 秒；`}
        {last ? `上一次不成立是 ${formatTime(last.at)}` : `近 ${history.length} 次都成立`}
      </span>
      <button
        type="button"
        className="right invariant-nights"
        aria-expanded={isShown}
        aria-label={`近 ${history.length} 次，其中 ${broken.length} 次不成立`}
        onClick={() => setIsShown(!isShown)}
      >
        {history.map((night) => (
          <i key={night.at} className={broken.includes(night) ? 'is-bad' : undefined} />
        ))}
        <small className="muted">近 {history.length} 次</small>
      </button>
      {isShown && (
        <ul className="invariant-history">
          {[...history].reverse().map(({ at, found, state }) => (
            <li key={at}>
              {formatExactTime(at)} {state === 'failed' ? '没有跑完' : `${found} 行`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
