import { Button, showToast, TextArea } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import styles from './Questions.module.css';

const LONGEST = 300;

interface AnswerFormProps {
  productId: string;
  consultationId: string;
  onAnswered: () => void;
}

/** An answer of one's own; whether she bought it the shop knows by itself. */
export function AnswerForm({ productId, consultationId, onAnswered }: AnswerFormProps) {
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isSignedIn) {
      await navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
      return;
    }
    setSending(true);
    setProblem(undefined);
    const reply = await browserApi({ quiet: true }).community.addConsultation({
      productId,
      consultationId,
      answer: answer.trim(),
    });
    setSending(false);
    if (!reply.ok) return setProblem(reply.refusal.message);
    showToast(reply.value.notice ?? '回答已发布');
    onAnswered();
  }

  return (
    <form onSubmit={send} className={styles.ask}>
      <TextArea
        label="你的回答"
        name="answer"
        rows={3}
        value={answer}
        maxLength={LONGEST}
        onChange={(event) => setAnswer(event.target.value)}
        error={problem}
        required
      />
      <Button kind="ink" size="sm" type="submit" loading={isSending} disabled={answer.trim() === ''}>
        {isSignedIn ? '发布回答' : '登录后回答'}
      </Button>
    </form>
  );
}
