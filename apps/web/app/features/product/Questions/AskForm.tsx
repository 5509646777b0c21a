import { Button, Checkbox, showToast, TextArea } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { useAnswer } from '../../../platform/live/use-answer.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import styles from './Questions.module.css';

const LONGEST = 100;
/** From this many characters on there is something to compare with. */
const ENOUGH = 4;

interface AskFormProps {
  productId: string;
  onAsked: () => void;
}

/** While she types, what others have asked already is shown: often the answer is there. */
export function AskForm({ productId, onAsked }: AskFormProps) {
  const [question, setQuestion] = useState('');
  const [isAnonymous, setAnonymous] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const like = question.trim();
  const { asked } = useAnswer(like.length >= ENOUGH ? like : null, () =>
    browserApi({ quiet: true }).community.listConsultations(
      { productId, pageNo: 1, pageSize: 3, like },
      { abortKey: 'similar-questions' },
    ),
  );
  const similar = like.length >= ENOUGH ? (asked.value?.list ?? []) : [];

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
      question: like,
      anonymous: isAnonymous,
    });
    setSending(false);
    if (!reply.ok) return setProblem(reply.refusal.message);
    setQuestion('');
    showToast(reply.value.notice ?? '问题已发布');
    onAsked();
  }

  return (
    <form onSubmit={send} className={styles.ask}>
      <TextArea
        label="你的问题"
        name="question"
        rows={4}
        value={question}
        maxLength={LONGEST}
        placeholder="问得具体一点，更容易得到回答。例如：唇纹深，冬天用会卡纹吗？"
        onChange={(event) => setQuestion(event.target.value)}
        error={problem}
        required
      />
      {similar.length > 0 && (
        <div>
          <p>大家问过类似的问题</p>
          <ul>
            {similar.map((each) => (
              <li key={each.consultationId}>
                {each.question}
                {each.answers[0] && <small>{each.answers[0].content}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Checkbox checked={isAnonymous} onChange={(event) => setAnonymous(event.target.checked)}>
        匿名提问
      </Checkbox>
      <Button kind="ink" type="submit" loading={isSending} disabled={like === ''}>
        {isSignedIn ? '发布问题' : '登录后提问'}
      </Button>
    </form>
  );
}
