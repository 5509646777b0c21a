import { STORE } from '@huarong/core/shared';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CHANNELS, STATES } from './broadcast-labels.ts';
import { ChannelProgress } from './ChannelProgress.tsx';
import type { BroadcastDetail } from './types.ts';

const ACTIONS = {
  pause: { label: '暂停', said: '已暂停', text: '没有收到的先不发，可以继续。' },
  resume: { label: '继续', said: '已继续', text: '从停下的地方接着发，收到过的不会再收到。' },
  stop: { label: '停止', said: '已停止', text: '没有收到的不再发，不能继续。已发出的不能收回。' },
} as const;
type Action = keyof typeof ACTIONS;

const actionsOf = (state: BroadcastDetail['state']): Action[] =>
  state === 'sending' || state === 'scheduled'
    ? ['pause', 'stop']
    : state === 'paused'
      ? ['resume', 'stop']
      : [];

/** A broadcast that has started: how far it is and what came of it. */
export function BroadcastResult({
  broadcast,
  onChanged,
}: {
  broadcast: BroadcastDetail;
  onChanged: () => void;
}) {
  const can = useCan();
  const [asked, setAsked] = useState<Action | null>(null);
  const { broadcastId, name, channels, state, by, sendAt, endAt, progress } = broadcast;
  const waitsUntil = progress.map((each) => each.waitsUntil).find((at) => at !== null);
  const last = progress
    .flatMap(({ endsAt }) => endsAt ?? [])
    .toSorted()
    .at(-1);
  const isTooShort = last !== undefined && endAt !== null && new Date(endAt) < new Date(last);
  const unsent = progress.flatMap((each) => each.unsent ?? []);
  return (
    <>
      <div className="phead">
        <h1>{name}</h1>
        <span className="phead-n">
          <span className={STATES[state].className}>{STATES[state].label}</span>
          {`，${channels.map((channel) => CHANNELS[channel]).join('与')}，${by}`}
        </span>
        <div className="acts">
          <Link className="btn" to="/broadcasts">
            返回
          </Link>
          {can('message:send') &&
            actionsOf(state).map((action) => (
              <button
                key={action}
                type="button"
                className={action === 'stop' ? 'btn btn-danger' : 'btn'}
                onClick={() => setAsked(action)}
              >
                {ACTIONS[action].label}
              </button>
            ))}
        </div>
      </div>
      {waitsUntil && (
        <p className="note note-warn" role="status">
          静默时段不发短信与邮件，{formatTime(waitsUntil)} 自动继续。
        </p>
      )}
      {state === 'scheduled' && sendAt && <p className="note">{formatTime(sendAt)} 开始发送。</p>}
      {last !== undefined && (
        <p className={isTooShort ? 'note note-warn' : 'note'} role="status">
          每个渠道每分钟 {broadcast.perMinute.toLocaleString('en-US')} 条，预计 {formatTime(last)} 发完。
          {endAt && `最晚发到 ${formatTime(endAt)}，没有发到的不再发。`}
        </p>
      )}
      {unsent.length > 0 && (
        <p className="note note-warn" role="status">
          {endAt && `${formatTime(endAt)} `}到时没有发完，
          {unsent.reduce((sum, each) => sum + each, 0).toLocaleString('en-US')} 条不再发。
        </p>
      )}
      <dl className="figs">
        {figuresOf(broadcast).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      {progress.length > 1 && <ChannelProgress progress={progress} />}
      <div className="cols mt-4">
        <section className="panel" aria-labelledby="bc-said">
          <div className="panel-h">
            <h2 id="bc-said">内容</h2>
          </div>
          <div className="bc-look">
            {progress.map(({ channel, subject, text }) => (
              <div className="bc-paper" key={channel}>
                {progress.length > 1 && <span className="hint">{CHANNELS[channel]}</span>}
                {subject && <b>{subject}</b>}
                <p className="pre">{text}</p>
                {channel === 'message' && broadcast.link && <p className="hint">{broadcast.link}</p>}
              </div>
            ))}
          </div>
        </section>
        <section className="panel" aria-labelledby="bc-to">
          <div className="panel-h">
            <h2 id="bc-to">发给谁</h2>
          </div>
          <p>{broadcast.audienceText}</p>
          <p className="hint">
            {formatTime(broadcast.createdAt)} 写下
            {broadcast.startedAt && `，${formatTime(broadcast.startedAt)} 开始`}
            {broadcast.finishedAt && `，${formatTime(broadcast.finishedAt)} 结束`}
          </p>
        </section>
      </div>
      {asked && (
        <ReasonDialog
          title={`${ACTIONS[asked].label}：${name}`}
          reasons={asked === 'resume' ? ['已核对'] : ['文案有误', '活动取消', '人群有误']}
          action={ACTIONS[asked].label}
          isDanger={asked === 'stop'}
          onClose={() => setAsked(null)}
          onConfirm={async (reason) => {
            const reply = await api.broadcasts[asked]({ broadcastId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(ACTIONS[asked].said);
            onChanged();
            return null;
          }}
        >
          <p>{ACTIONS[asked].text}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function figuresOf({ expected, sent, refused, progress }: BroadcastDetail) {
  const people = (count: number) => count.toLocaleString('en-US');
  const share = (part: number, of: number) => (of === 0 ? '' : `${((part * 100) / of).toFixed(1)} %`);
  const message = progress.find(({ channel }) => channel === 'message');
  const failed = progress.reduce((sum, { result }) => sum + result.failed, 0);
  // Whoever got it by two channels ordered once: the channel with most orders is the least that can be said.
  const best = progress.reduce((most, each) => (each.result.orders > most.result.orders ? each : most));
  return [
    { label: '已发', value: people(sent), note: `开始时能收到 ${people(expected)} 条` },
    ...(message?.result.read == null
      ? []
      : [
          {
            label: '已读',
            value: people(message.result.read),
            note: share(message.result.read, message.sent),
          },
        ]),
    { label: '没有发', value: people(refused), note: '不愿意收、收不到或 7 天内已收满' },
    ...(progress.every(({ channel }) => channel === 'message')
      ? []
      : [{ label: '发送失败', value: people(failed), note: '服务商没有收下' }]),
    {
      label: `${STORE.messages.broadcastResultDays} 天内的订单`,
      value: people(best.result.orders),
      note: `实付 ${formatFen(best.result.paidFen)}${progress.length > 1 ? `，只算${CHANNELS[best.channel]}` : ''}`,
    },
  ];
}
