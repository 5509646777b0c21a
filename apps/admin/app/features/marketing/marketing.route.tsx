import { useEffect } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/marketing.route';
import { MessageForm } from './MessageForm.tsx';
import { OptOutForm } from './OptOutForm.tsx';
import { SendTable } from './SendTable.tsx';
import { CHANNEL_LABELS } from './types.ts';

export const meta = () => [{ title: '营销短信与邮件 · 花容管理后台' }];
export const clientLoader = () => load(api.marketing.overview({}));

const POLL_MS = 1_000;

/** Texts and e-mails to members who opted in. */
export default function MarketingPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const { sends, sms, email } = loaderData;
  const channel = search.get('channel') === 'email' ? 'email' : 'sms';
  const { problem } = channel === 'email' ? email : sms;
  const isSending = sends.some(({ state }) => state === 'sending');
  const isAsking = state === 'loading';
  // Each answer asks for the next.
  useEffect(() => {
    if (!isSending || isAsking) return;
    const timer = setTimeout(() => void revalidate(), POLL_MS);
    return () => clearTimeout(timer);
  }, [isSending, isAsking, revalidate]);
  return (
    <>
      <div className="phead">
        <h1>营销短信与邮件</h1>
        <span className="phead-n">只发给自己打开“营销短信”或“营销邮件”的会员</span>
      </div>
      <nav className="views" aria-label="渠道">
        {(['sms', 'email'] as const).map((each) => (
          <Link
            key={each}
            to={each === 'sms' ? '?' : '?channel=email'}
            aria-current={each === channel ? 'page' : undefined}
          >
            {CHANNEL_LABELS[each]}
          </Link>
        ))}
      </nav>
      {problem !== null && (
        <div className="note note-warn" role="alert">
          <Icon name="warning" size={16} />
          <p>现在不能发送：{problem}。可以先撰写和试算。</p>
        </div>
      )}
      <MessageForm
        key={channel}
        channel={channel}
        signName={sms.signName}
        problem={problem}
        onStarted={() => void revalidate()}
      />
      <div className="panel-h mt-4">
        <h2>发送记录</h2>
      </div>
      <SendTable sends={sends} onChanged={() => void revalidate()} />
      {channel === 'sms' && <OptOutForm />}
    </>
  );
}
