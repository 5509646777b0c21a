import type { Consultation } from '@huarong/contract/community';
import { shanghaiDate } from '@huarong/core/shared';
import { Button } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { Answer } from './Answer.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './Questions.module.css';

interface QuestionProps {
  productId: string;
  question: Consultation;
}

/** A question with its first answers; all answers and the answer form open on demand. */
export function Question({ productId, question }: QuestionProps) {
  const [allAnswers, setAllAnswers] = useState<Consultation['answers'] | null>(null);
  const [isAnswering, setAnswering] = useState(false);
  const answers = allAnswers ?? question.answers;
  const hiddenCount = allAnswers ? 0 : question.answerCount - question.answers.length;

  async function loadAllAnswers() {
    const { consultationId } = question;
    const reply = await browserApi().community.listConsultations({
      productId,
      consultationId,
      pageNo: 1,
      pageSize: 1,
    });
    const [found] = reply.ok ? reply.value.list : [];
    if (found) setAllAnswers(found.answers);
  }

  return (
    <dl className={styles.question}>
      <dt>
        <i aria-hidden="true">问</i>
        {question.question}
        <small>
          {question.author.nickname}　{shanghaiDate(new Date(question.createdAt))}
        </small>
      </dt>
      {answers.map((answer) => (
        <Answer key={answer.answerId} answer={answer} />
      ))}
      {answers.length === 0 && <dd className={styles.none}>等待买过的人回答</dd>}
      <dd className={styles.more}>
        {hiddenCount > 0 && (
          <button type="button" onClick={loadAllAnswers}>
            查看另外 {hiddenCount} 条回答
          </button>
        )}
        {isAnswering ? (
          <AnswerForm
            productId={productId}
            consultationId={question.consultationId}
            onAnswered={() => {
              setAnswering(false);
              void loadAllAnswers();
            }}
          />
        ) : (
          <Button size="sm" kind="soft" onClick={() => setAnswering(true)}>
            我来回答
          </Button>
        )}
      </dd>
    </dl>
  );
}
