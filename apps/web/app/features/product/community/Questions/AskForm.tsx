import { Button, Checkbox, TextArea } from '@huarong/ui';
import type { FormEvent } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import styles from './Questions.module.css';
import { usePostConsultation } from './use-post-consultation.ts';

const EMPTY = { question: '', isAnonymous: false };
const MAX_LENGTH = 100;
/** Shorter texts match too many questions. */
const MIN_LENGTH_TO_COMPARE = 4;

interface AskFormProps {
  productId: string;
  onAsked: () => void;
}

/** Shows similar questions while typing, because they often have the answer already. */
export function AskForm({ productId, onAsked }: AskFormProps) {
  const { draft, update, discard } = useSavedDraft(`question:${productId}`, EMPTY);
  const { problem, clearProblem, isSending, isSignedIn, post } = usePostConsultation('问题已发布', () => {
    update(EMPTY);
    discard();
    onAsked();
  });
  const text = draft.question.trim();

  function send(event: FormEvent) {
    event.preventDefault();
    void post({ productId, question: text, anonymous: draft.isAnonymous });
  }

  return (
    <form onSubmit={send} onChange={clearProblem} className={styles.form}>
      <TextArea
        label="你的问题"
        name="question"
        rows={4}
        value={draft.question}
        maxLength={MAX_LENGTH}
        placeholder="问得具体一点，更容易得到回答。例如：唇纹深，冬天用会卡纹吗？"
        onChange={(event) => update({ question: event.target.value })}
        error={problem}
        required
      />
      <SimilarQuestions productId={productId} text={text} />
      <Checkbox
        checked={draft.isAnonymous}
        onChange={(event) => update({ isAnonymous: event.target.checked })}
      >
        匿名提问
      </Checkbox>
      <Button kind="ink" type="submit" loading={isSending} disabled={text === ''}>
        {isSignedIn ? '发布问题' : '登录后提问'}
      </Button>
    </form>
  );
}

function SimilarQuestions({ productId, text }: { productId: string; text: string }) {
  const { query } = useApiQuery(text.length >= MIN_LENGTH_TO_COMPARE ? text : null, () =>
    browserApi({ quiet: true }).community.listConsultations(
      { productId, pageNo: 1, pageSize: 3, like: text },
      { abortKey: 'similar-questions' },
    ),
  );
  const similar = text.length >= MIN_LENGTH_TO_COMPARE ? (query.value?.list ?? []) : [];

  if (similar.length === 0) return null;
  return (
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
  );
}
