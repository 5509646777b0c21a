import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { Empty } from '../../ui/Empty.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import type { Route } from './+types/replay.route';
import { ReplayResult } from './ReplayResult.tsx';
import { toTime } from './scenario-draft.ts';
import type { OpenOffer, Replay } from './types.ts';

export const meta = () => [{ title: '订单回放 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('id') ?? '';
  const { offers } = await load(api.simulator.offers({}));
  const { replays } = await load(api.simulator.replays({}));
  const shown = /^[1-9]\d{0,17}$/.test(asked)
    ? await load(api.simulator.replay({ replayId: asked }))
    : (replays[0] ?? null);
  return { offers, replays, shown };
}

/** The latest paid orders priced with and without a promotion. */
export default function ReplayPage({ loaderData: { offers, replays, shown } }: Route.ComponentProps) {
  const can = useCan();
  usePoll(replays, shown?.state === 'running');
  return (
    <>
      <div className="phead">
        <h1>订单回放</h1>
        <span className="phead-n">近一万张已付款的订单，有和没有一个活动各算一遍</span>
        <div className="acts">
          <Link className="btn" to="/simulator">
            试算
          </Link>
          <Link className="btn" to="/promotions/conflicts">
            活动冲突
          </Link>
        </div>
      </div>
      {can('promotion:write') && <StartForm offers={offers} isRunning={shown?.state === 'running'} />}
      {shown ? <Shown replay={shown} /> : <Empty title="还没有回放过" icon="refresh" />}
      {replays.length > 1 && (
        <section className="panel mt-4" aria-labelledby="replay-earlier">
          <header className="panel-h">
            <h2 id="replay-earlier">以前的回放</h2>
          </header>
          <ul className="sim-cases">
            {replays.map(({ replayId, title, by, createdAt }) => (
              <li key={replayId}>
                <Link to={`?id=${replayId}`} aria-current={replayId === shown?.replayId ? 'page' : undefined}>
                  {title}
                </Link>
                <small>
                  {by}，{formatTime(createdAt)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function StartForm({ offers, isRunning }: { offers: readonly OpenOffer[]; isRunning: boolean }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('at')).trim();
    const at = toTime(typed);
    if (typed !== '' && at === null) return setError('时间请写成 2026-12-10 20:00');
    const reply = await api.simulator.startReplay({
      promotionId: String(form.get('promotion')),
      ...(at !== null && { at }),
    });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    void navigate(`?id=${reply.value.replayId}`);
  }
  if (offers.length === 0) return <p className="hint">没有草稿，也没有进行中的促销</p>;
  return (
    <form className="replay-form" aria-label="开始回放" onSubmit={(event) => void start(event)}>
      <SelectField
        label="哪个活动"
        name="promotion"
        options={offers.map(({ id, title, state }) => ({
          value: id,
          label: `${title}（${state === 'draft' ? '草稿' : '已发布'}）`,
        }))}
      />
      <TextField
        label="假定时间"
        name="at"
        maxLength={16}
        placeholder="2026-12-10 20:00"
        hint="不填就是活动开始的时候"
      />
      <button type="submit" className="btn btn-ink" disabled={isRunning}>
        {isRunning ? '正在回放' : '开始回放'}
      </button>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

function Shown({ replay }: { replay: Replay }) {
  return (
    <section aria-labelledby="replay-shown">
      <header className="panel-h">
        <h2 id="replay-shown">{replay.title}</h2>
        <span className="muted fs-12">
          假定在 {formatTime(replay.at)}；{replay.by}，{formatTime(replay.createdAt)}
        </span>
      </header>
      {replay.state === 'running' && (
        <div className="replay-progress" role="status">
          <progress max={Math.max(1, replay.total)} value={replay.done} aria-label="回放进度" />
          <span>
            {replay.done} / {replay.total} 单
          </span>
        </div>
      )}
      {replay.state === 'failed' && (
        <div className="note note-err" role="alert">
          <div>{replay.problem ?? '回放没有完成，请再试一次'}</div>
        </div>
      )}
      {replay.result && <ReplayResult result={replay.result} />}
    </section>
  );
}
