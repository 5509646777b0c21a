import { Button, Checkbox, TextArea } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useAnswer } from '../../../platform/deferred/use-api-query.ts';
import styles from './Questions.module.css';
import { useSpeaking } from './use-speaking.ts';

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
  const { problem, isSending, isSignedIn, say } = useSpeaking('问题已发布', () => {
    setQuestion('');
    onAsked();
  });
  const like = question.trim();
  const { asked } = useAnswer(like.length >= ENOUGH ? like : null, () =>
    browserApi({ quiet: true }).community.listConsultations(
      { productId, pageNo: 1, pageSize: 3, like },
      { abortKey: 'similar-questions' },
    ),
  );
  const similar = like.length >= ENOUGH ? (asked.value?.list ?? []) : [];

  function send(event: FormEvent) {
    event.preventDefault();
    void say({ productId, question: like, anonymous: isAnonymous });
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
