import type { Consultation } from '@huarong/contract/community';
import { shanghaiDate } from '@huarong/core/shared';
import styles from './Questions.module.css';

/** A question with its answers; buyers say what they bought. */
export const Question = ({ question }: { question: Consultation }) => (
  <dl className={styles.question}>
    <dt>
      <i aria-hidden="true">问</i>
      {question.question}
    </dt>
    {question.answers.map((answer) => (
      <dd key={answer.answerId}>
        <i aria-hidden="true">答</i>
        {answer.content}
        <small>
          {answer.isStaff ? '花容美妆顾问' : answer.author.nickname}
          {answer.boughtSkuName && `　已购 ${answer.boughtSkuName}`}　
          {shanghaiDate(new Date(answer.createdAt))}
        </small>
      </dd>
    ))}
    {question.answers.length === 0 && <dd className={styles.none}>等待买过的人回答</dd>}
  </dl>
);
