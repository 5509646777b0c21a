import { CAMPAIGN_PATTERN, campaignEmail, chargedTexts, signedCampaignText } from '@huarong/core/account';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { SendDialog } from './SendDialog.tsx';
import { CHANNEL_LABELS, type Channel, type Message, type Trial } from './types.ts';

interface MessageFormProps {
  channel: Channel;
  signName: string;
  /** Why nothing can be sent. */
  problem: string | null;
  onStarted: () => void;
}

/** Writes a message, shows it as members get it, counts them, and sends it after a confirmation. */
export function MessageForm({ channel, signName, problem, onStarted }: MessageFormProps) {
  const can = useCan();
  const [campaign, setCampaign] = useState('');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [trial, setTrial] = useState<{ message: Message; result: Trial } | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isCampaignWrong = campaign !== '' && !CAMPAIGN_PATTERN.test(campaign);
  /** A count belongs to the text that was counted. */
  function change(set: (value: string) => void, value: string) {
    set(value);
    setTrial(null);
    setError(undefined);
  }
  async function count(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message: Message =
      channel === 'sms' ? { channel, campaign, text } : { channel, campaign, subject, text };
    setIsBusy(true);
    const reply = await api.marketing.preview({ message });
    setIsBusy(false);
    if (reply.ok) setTrial({ message, result: reply.value });
    else setError(reply.refusal.message);
  }
  return (
    <div className="cols-2">
      <form className="stack stack-4" onSubmit={count}>
        <TextField
          label="活动号"
          required
          maxLength={40}
          hint="小写字母、数字与连字符，例如 winter-2026。同一个活动号不会发给同一位会员两次。"
          error={isCampaignWrong ? '活动号只能有小写字母、数字与连字符' : undefined}
          value={campaign}
          onChange={(event) => change(setCampaign, event.target.value)}
        />
        {channel === 'email' && (
          <TextField
            label="主题"
            required
            maxLength={60}
            value={subject}
            onChange={(event) => change(setSubject, event.target.value)}
          />
        )}
        <TextAreaField
          label="正文"
          required
          rows={channel === 'sms' ? 4 : 10}
          maxLength={channel === 'sms' ? 300 : 2_000}
          hint={channel === 'sms' ? '签名与退订说明自动加上。' : '退订说明自动加在末尾。'}
          value={text}
          onChange={(event) => change(setText, event.target.value)}
        />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button
            type="submit"
            className={`btn${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || isCampaignWrong || campaign === '' || text.trim() === ''}
          >
            试算人数
          </button>
          {can('message:send') ? (
            <button
              type="button"
              className="btn btn-ink"
              disabled={trial === null || trial.result.recipients === 0 || problem !== null}
              onClick={() => setIsAsked(true)}
            >
              {trial ? `发给 ${trial.result.recipients} 位会员` : '发送'}
            </button>
          ) : (
            <span className="hint">你可以撰写和试算；发送须由有“发送消息”权限的同事进行。</span>
          )}
        </div>
      </form>
      <section className="panel">
        <header className="panel-h">
          <h2>收到的样子</h2>
        </header>
        <div className="panel-b stack stack-4">
          <FinishedText channel={channel} signName={signName} subject={subject} text={text} />
          {trial && <TrialResult {...trial.result} />}
        </div>
      </section>
      {isAsked && trial && (
        <SendDialog
          message={trial.message}
          trial={trial.result}
          onClose={() => setIsAsked(false)}
          onStarted={() => {
            setTrial(null);
            onStarted();
          }}
        />
      )}
    </div>
  );
}

function FinishedText({
  channel,
  signName,
  subject,
  text,
}: {
  channel: Channel;
  signName: string;
  subject: string;
  text: string;
}) {
  if (text.trim() === '')
    return <p className="muted">写下正文后，这里显示会员收到的{CHANNEL_LABELS[channel]}。</p>;
  if (channel === 'email')
    return (
      <div className="note note-plain">
        <div>
          <b>{subject}</b>
          <p className="pre">{campaignEmail(text.trim())}</p>
        </div>
      </div>
    );
  const finished = signedCampaignText(signName, text.trim());
  return (
    <>
      <div className="note note-plain">
        <p className="pre">{finished}</p>
      </div>
      <p className="hint">
        {finished.length} 字，每位会员计 {chargedTexts(finished)} 条
      </p>
    </>
  );
}

const TrialResult = ({ recipients, reached, messages, needsApproval }: Trial) => (
  <div role="status">
    <dl className="figs">
      <div className="fig">
        <dt>会发给</dt>
        <dd className="fig-v">{recipients} 位会员</dd>
        {messages > 0 && <dd className="fig-d">共计 {recipients * messages} 条</dd>}
      </div>
      <div className="fig">
        <dt>这个活动号已发过</dt>
        <dd className="fig-v">{reached} 位</dd>
      </div>
    </dl>
    <p className="hint">
      {recipients === 0
        ? '没有会员会收到：没有会员打开这一项，或都已发过。'
        : needsApproval
          ? '尚未发送。超过 1,000 条，发送前须第二个人批准。'
          : '尚未发送。'}
    </p>
  </div>
);
