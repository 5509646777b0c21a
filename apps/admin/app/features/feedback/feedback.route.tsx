import { FEEDBACK_KINDS } from '@huarong/core/feedback';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/feedback.route';
import { AnswerForm } from './AnswerForm.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { FEEDBACK_STATES, type FeedbackDetail } from './feedback-texts.ts';

export const meta = () => [{ title: '意见反馈 · 花容管理后台' }];
export const clientLoader = ({ params: { feedbackNo } }: Route.ClientLoaderArgs) =>
  load(api.feedback.detail({ feedbackNo }));

/** A feedback: what was written, who works on it, and the answer. */
export default function FeedbackPage({ loaderData: feedback }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isClosing, setIsClosing] = useState(false);
  const { feedbackNo, state, revision } = feedback;
  const isEditable = state !== 'closed' && can('community:reply');
  return (
    <>
      <div className="phead">
        <h1>反馈 {feedbackNo}</h1>
        <span className={FEEDBACK_STATES[state].className}>{FEEDBACK_STATES[state].label}</span>
        <span className="phead-n">{formatTime(feedback.createdAt)} 提交</span>
        <div className="acts">
          <Link className="btn" to="/feedback">
            全部反馈
          </Link>
          {isEditable && (
            <button type="button" className="btn" onClick={() => setIsClosing(true)}>
              关闭
            </button>
          )}
        </div>
      </div>
      <div className="cols">
        <div className="stack stack-4">
          <Written feedback={feedback} />
          {isEditable ? (
            <AnswerForm key={revision} feedback={feedback} onSaved={revalidate} />
          ) : (
            <section className="panel" aria-label="答复">
              <div className="panel-h">
                <h2>答复</h2>
              </div>
              <p className="wrap-c">{feedback.answer || '没有答复'}</p>
            </section>
          )}
        </div>
        <aside className="stack stack-4">
          <section className="panel stack stack-4" aria-label="处理">
            <div className="panel-h">
              <h2>处理</h2>
            </div>
            <AssigneeField key={revision} feedback={feedback} isDisabled={!isEditable} onSaved={revalidate} />
          </section>
          <AuditTab key={revision} kind="feedback" id={feedbackNo} />
        </aside>
      </div>
      {isClosing && (
        <ReasonDialog
          title="关闭反馈"
          reasons={['已解决', '重复提交', '与本店无关']}
          action="关闭"
          onClose={() => setIsClosing(false)}
          onConfirm={async (reason) => {
            const reply = await api.feedback.close({ feedbackNo, revision, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已关闭');
            await revalidate();
            return null;
          }}
        >
          <p>关闭后不能再答复；一年后连同图片删除。</p>
        </ReasonDialog>
      )}
    </>
  );
}

const Written = ({ feedback }: { feedback: FeedbackDetail }) => (
  <section className="panel stack stack-4" aria-label="内容">
    <div className="panel-h">
      <h2>内容</h2>
    </div>
    <p className="wrap-c">{feedback.text}</p>
    {feedback.imageUrls.length > 0 && (
      <div className="row">
        {feedback.imageUrls.map((url, index) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <img className="shot-small" src={url} alt={`顾客图片 ${index + 1}`} />
          </a>
        ))}
      </div>
    )}
    <dl className="kv">
      <dt>类型</dt>
      <dd>{FEEDBACK_KINDS[feedback.kind]}</dd>
      <dt>相关</dt>
      <dd>
        {/^\d{18}$/.test(feedback.about) ? (
          <Link className="lnk no" to={`/orders/${feedback.about}`}>
            {feedback.about}
          </Link>
        ) : (
          feedback.about || '—'
        )}
      </dd>
      <dt>来自</dt>
      <dd>
        {feedback.memberId ? (
          <Link className="lnk" to={`/members/${feedback.memberId}`}>
            会员 {feedback.memberId}
          </Link>
        ) : (
          `游客 ${feedback.mobile}`
        )}
      </dd>
      <dt>答复</dt>
      <dd>{formatTime(feedback.answeredAt)}</dd>
      <dt>关闭</dt>
      <dd>{formatTime(feedback.closedAt)}</dd>
    </dl>
  </section>
);
