import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { useLeaveSaved } from '../../ui/unsaved/use-leave-saved.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { AudienceSteps } from './AudienceSteps.tsx';
import { BroadcastAside } from './BroadcastAside.tsx';
import { audienceOf, type BroadcastDraft, draftOf, EMPTY_DRAFT, savedOf } from './broadcast-draft.ts';
import { STATES } from './broadcast-labels.ts';
import { reachOf } from './broadcast-reach.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SpeedFields } from './SpeedFields.tsx';
import { TestDialog } from './TestDialog.tsx';
import { TextFields } from './TextFields.tsx';
import type { BroadcastDetail, Choices } from './types.ts';
import { useCount } from './use-count.ts';

/** Writes a broadcast: to whom, how and what; a saved one can be tried and sent. */
export function BroadcastEditor({
  broadcast,
  choices,
}: {
  broadcast: BroadcastDetail | null;
  choices: Choices;
}) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<BroadcastDraft>(() => (broadcast ? draftOf(broadcast) : EMPTY_DRAFT));
  const [version, setVersion] = useState(broadcast?.version ?? null);
  const [isDirty, setIsDirty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [dialog, setDialog] = useState<'test' | 'send' | null>(null);
  const leaveSaved = useLeaveSaved(() => setIsDirty(false));
  const { counted, error: countError, again } = useCount(audienceOf(draft));
  const reach = reachOf(draft, choices, counted);
  const broadcastId = broadcast?.broadcastId ?? null;
  function change(changed: Partial<BroadcastDraft>) {
    setDraft((now) => ({ ...now, ...changed }));
    setIsDirty(true);
    setError(undefined);
  }
  async function save(): Promise<string | null> {
    setIsBusy(true);
    const reply = await api.broadcasts.save({ broadcastId, version, draft: savedOf(draft) });
    setIsBusy(false);
    if (!reply.ok) {
      setError(reply.refusal.message);
      return null;
    }
    setVersion(reply.value.version);
    setIsDirty(false);
    return String(reply.value.broadcastId);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const saved = await save();
    if (saved === null) return;
    showToast('已存为草稿');
    if (broadcastId === null) await leaveSaved(`/broadcasts/${saved}`);
    else void revalidate();
  }
  /** What is tried or sent is what was saved. */
  async function open(next: 'test' | 'send') {
    if ((isDirty || broadcast?.state === 'waiting') && (await save()) === null) return;
    setDialog(next);
  }
  return (
    <>
      <form onSubmit={submit}>
        <UnsavedGuard isDirty={isDirty} text="群发没有保存" />
        <div className="phead">
          <h1>{broadcast ? broadcast.name : '新建群发'}</h1>
          {broadcast && (
            <span className="phead-n">
              <span className={STATES[broadcast.state].className}>{STATES[broadcast.state].label}</span>
              {`，${broadcast.by}`}
            </span>
          )}
          <div className="acts">
            <Link className="btn" to="/broadcasts">
              返回
            </Link>
            {broadcast && (
              <button type="button" className="btn" disabled={isBusy} onClick={() => void open('test')}>
                发给我自己
              </button>
            )}
            <button
              type="submit"
              className={`btn${broadcast ? '' : ' btn-ink'}${isBusy ? ' is-loading' : ''}`}
              disabled={isBusy}
            >
              存草稿
            </button>
            {broadcast && can('message:send') && (
              <button
                type="button"
                className="btn btn-ink"
                disabled={isBusy || reach.messages === 0}
                onClick={() => void open('send')}
              >
                {reach.needsApproval ? '提交审批' : '发送'}
              </button>
            )}
          </div>
        </div>
        {error && (
          <p className="note note-err" role="alert">
            {error}
          </p>
        )}
        {broadcast?.state === 'waiting' && (
          <p className="note note-warn">等待第二个人批准。改动会撤回这次提交，要重新提交。</p>
        )}
        <div className="cols">
          <div>
            <section className="fgrp bc-grp">
              <header>
                <h2>发给谁</h2>
              </header>
              <div className="stack stack-4">
                {counted && <AudienceSteps counted={counted} />}
                <AudienceFields draft={draft} choices={choices} onChange={change} />
              </div>
            </section>
            <section className="fgrp bc-grp">
              <header>
                <h2>怎么发</h2>
              </header>
              <div>
                <ChannelTable
                  counted={counted}
                  choices={choices}
                  channels={draft.channels}
                  texts={reach.textsEach}
                  onChange={(channels) => change({ channels })}
                />
                <p className="hint">
                  {choices.quietFromHour}:00 至 {choices.quietToHour}:00 不发短信与邮件，到点顺延。每位会员 7
                  天内至多收到 {choices.weeklyCap} 次群发。 是否愿意收由发送处再查一次，不看本页。
                </p>
              </div>
            </section>
            <section className="fgrp bc-grp">
              <header>
                <h2>说什么</h2>
              </header>
              <div className="stack stack-4">
                <TextField
                  label="名称"
                  required
                  maxLength={40}
                  hint="只有员工看到"
                  value={draft.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <TextFields draft={draft} texts={reach.textsEach} onChange={change} />
              </div>
            </section>
            <section className="fgrp bc-grp">
              <header>
                <h2>多快</h2>
              </header>
              <SpeedFields draft={draft} reach={reach} onChange={change} />
            </section>
          </div>
          <BroadcastAside
            draft={draft}
            choices={choices}
            counted={counted}
            error={countError}
            reach={reach}
            onAgain={again}
          />
        </div>
      </form>
      {dialog === 'test' && broadcastId !== null && (
        <TestDialog
          broadcastId={String(broadcastId)}
          channels={draft.channels}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'send' && broadcastId !== null && version !== null && (
        <SendDialog
          broadcastId={String(broadcastId)}
          version={version}
          reach={reach}
          perMinute={Number(draft.perMinute)}
          onClose={() => setDialog(null)}
          onStarted={() => void revalidate()}
        />
      )}
    </>
  );
}
