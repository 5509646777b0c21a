import type { OwnFeedback } from '@huarong/contract/feedback';
import { FEEDBACK_KINDS, FEEDBACK_STATES } from '@huarong/core/feedback';
import { StatusTag } from '@huarong/ui';
import { momentText } from '../../account/index.ts';
import styles from './FeedbackCard.module.css';

/** What was written, and the answer once there is one. */
export const FeedbackCard = ({ feedback }: { feedback: OwnFeedback }) => (
  <article className={styles.card} aria-label={`反馈 ${feedback.feedbackNo}`}>
    <header>
      <b>{feedback.feedbackNo}</b>
      <span>{FEEDBACK_KINDS[feedback.kind]}</span>
      <time>{momentText(feedback.createdAt)}</time>
      <StatusTag tone={feedback.state === 'open' ? 'warn' : feedback.state === 'answered' ? 'ok' : 'plain'}>
        {FEEDBACK_STATES[feedback.state]}
      </StatusTag>
    </header>
    <p className={styles.text}>{feedback.text}</p>
    {feedback.about && <p className={styles.about}>相关：{feedback.about}</p>}
    {feedback.imageUrls.length > 0 && (
      <ul className={styles.images}>
        {feedback.imageUrls.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={`图片 ${index + 1}`} width={88} height={88} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    )}
    {feedback.answer && (
      <div className={styles.answer}>
        <b>花容客服</b>
        {feedback.answeredAt && <time>{momentText(feedback.answeredAt)}</time>}
        <p>{feedback.answer}</p>
      </div>
    )}
  </article>
);
