import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextAreaField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import type { FeedbackDetail } from './feedback-texts.ts';

interface AnswerFormProps {
  feedback: FeedbackDetail;
  onSaved: () => Promise<void>;
}

/** The answer that the author reads. It may be replaced until the feedback is closed. */
export function AnswerForm({ feedback, onSaved }: AnswerFormProps) {
  const [answer, setAnswer] = useState(feedback.answer);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function save() {
    if (answer.trim().length < 2) return setError('请写答复');
    setIsBusy(true);
    const { feedbackNo, revision } = feedback;
    const reply = await api.feedback.answer({ feedbackNo, revision, answer: answer.trim() });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    showToast(feedback.memberId ? '已答复，消息中心已提醒会员' : '已答复，游客凭编号查询');
    await onSaved();
  }
  return (
    <form
      className="panel stack stack-4"
      aria-labelledby="answer-title"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="panel-h">
        <h2 id="answer-title">答复</h2>
      </div>
      <TextAreaField
        label="答复内容"
        rows={5}
        maxLength={1000}
        hint="顾客会看到；以花容客服的名义发出"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <div className="acts">
        <button type="submit" className="btn btn-ink" disabled={isBusy}>
          {feedback.answer ? '更正答复' : '答复'}
        </button>
      </div>
      <UnsavedGuard isDirty={answer !== feedback.answer && !isBusy} text="答复没有发出" />
    </form>
  );
}
