import { Button, TextArea } from '@huarong/ui';
import type { FormEvent } from 'react';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import styles from './Questions.module.css';
import { usePostConsultation } from './use-post-consultation.ts';

const MAX_LENGTH = 300;

interface AnswerFormProps {
  productId: string;
  consultationId: string;
  onAnswered: () => void;
}

/** The server adds to the answer whether its author bought the product. */
export function AnswerForm({ productId, consultationId, onAnswered }: AnswerFormProps) {
  const { draft, update, discard } = useSavedDraft(`answer:${consultationId}`, { answer: '' });
  const answer = draft.answer.trim();
  const { problem, clearProblem, isSending, isSignedIn, post } = usePostConsultation('回答已发布', () => {
    discard();
    onAnswered();
  });

  function send(event: FormEvent) {
    event.preventDefault();
    void post({ productId, consultationId, answer });
  }

  return (
    <form onSubmit={send} onChange={clearProblem} className={styles.form}>
      <TextArea
        label="你的回答"
        name="answer"
        rows={3}
        value={draft.answer}
        maxLength={MAX_LENGTH}
        onChange={(event) => update({ answer: event.target.value })}
        error={problem}
        required
      />
      <Button kind="ink" size="sm" type="submit" loading={isSending} disabled={answer === ''}>
        {isSignedIn ? '发布回答' : '登录后回答'}
      </Button>
    </form>
  );
}
