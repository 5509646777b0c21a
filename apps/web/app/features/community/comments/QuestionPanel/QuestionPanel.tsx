import type { OwnConsultation } from '@huarong/contract/community';
import { EmptyState, Pager, StatusTag } from '@huarong/ui';
import { dayText, ListFooter } from '../../../account/index.ts';
import { ProductImage } from '../../../catalogue/index.ts';
import { STATES } from '../comment-texts.ts';
import type { QuestionList } from '../comments-data.ts';
import { type CommentsQuery, commentsPath } from '../query/comments-query.ts';
import styles from './QuestionPanel.module.css';

interface QuestionPanelProps {
  query: CommentsQuery;
  questions: QuestionList;
}
const KINDS = [
  ['question', '我的提问', 'questions'],
  ['answer', '我的回答', 'answers'],
] as const;

const UNANSWERED = {
  shown: '等待买过的人回答',
  pending: '审核通过后，买过的人就能看到并回答',
  refused: '这个问题没有公开',
} as const;

/** The member's questions with their answers, or the member's answers. */
export const QuestionPanel = ({ query, questions }: QuestionPanelProps) => (
  <>
    <nav className={styles.kinds} aria-label="我的问答">
      {KINDS.map(([kind, label, count]) => (
        <a
          key={kind}
          href={commentsPath(query, { kind })}
          aria-current={kind === query.kind ? 'true' : undefined}
        >
          {label} {questions.counts[count]}
        </a>
      ))}
    </nav>
    <ul className={styles.list}>
      {questions.list.map((own) => (
        <li key={own.answerId ?? own.consultationId}>
          <span className={styles.image}>
            <ProductImage path={own.skuImagePath} alt="" sizes="64px" />
          </span>
          <div>
            <p className={styles.about}>
              <a href={`/consultation/${own.productId}.html`}>
                {own.brandNameCN} {own.productName}
              </a>
            </p>
            <QuestionAndAnswers own={own} />
            <p className={styles.meta}>
              <StatusTag tone={STATES[own.state].tone}>{STATES[own.state].text}</StatusTag>
              {own.notice && <span>{own.notice}</span>}
              <span>{dayText(own.createdAt)}</span>
              {own.answer !== undefined && <span>有用 {own.helpfulCount}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
    {questions.list.length === 0 && (
      <EmptyState icon="chat" title={query.kind === 'question' ? '还没有提过问题' : '还没有回答过问题'}>
        在商品页的「问大家」里，买过的人和美妆顾问会来回答。
      </EmptyState>
    )}
    <ListFooter>
      <Pager
        page={query.page}
        pageCount={questions.totalPages}
        hrefOf={(page) => commentsPath(query, { page })}
      />
    </ListFooter>
  </>
);

const QuestionAndAnswers = ({ own }: { own: OwnConsultation }) => (
  <dl className={styles.talk}>
    <dt>
      <i aria-hidden="true">问</i>
      {own.question}
    </dt>
    {own.answer !== undefined && (
      <dd>
        <i aria-hidden="true">答</i>
        {own.answer}
      </dd>
    )}
    {own.answers.map((answer) => (
      <dd key={answer.createdAt + answer.content}>
        <i aria-hidden="true">答</i>
        {answer.content}
        <small>{answer.isStaff ? '花容美妆顾问' : answer.nickname}</small>
      </dd>
    ))}
    {own.answer === undefined && own.answerCount === 0 && (
      <dd className={styles.none}>{UNANSWERED[own.state]}</dd>
    )}
    {own.answer === undefined && own.answerCount > own.answers.length && (
      <dd className={styles.none}>共 {own.answerCount} 条回答</dd>
    )}
  </dl>
);
