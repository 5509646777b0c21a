import type { OwnComment } from '@huarong/contract/community';
import { ButtonLink, Stars, StatusTag } from '@huarong/ui';
import type { ReactNode } from 'react';
import { dayText } from '../../../account/index.ts';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import { STATES } from '../comment-words.ts';
import styles from './WrittenPanel.module.css';

interface WrittenProps {
  comment: OwnComment;
  /** Its follow-up, or its new words, are being written right below. */
  isWriting: boolean;
  writePath: string;
}

/** A comment of hers: her words, where they stand, what came back. */
export const Written = ({ comment, isWriting, writePath }: WrittenProps) => (
  <article className={styles.written} aria-label={`${comment.productName} 的评价`}>
    <span className={styles.picture}>
      <ProductImage path={comment.skuImagePath} alt="" sizes="64px" />
    </span>
    <div>
      <p className={styles.about}>
        <a href={skuPath(comment)}>
          {comment.productName} {comment.skuName}
        </a>
        <Stars score={comment.stars} />
      </p>
      <Words words={comment}>
        {comment.helpfulCount > 0 && <span>有用 {comment.helpfulCount}</span>}
        {comment.anonymous && <span>匿名</span>}
      </Words>
      {comment.followUp && (
        <div className={styles.followUp}>
          <b>使用 {comment.followUp.daysOfUse} 天后追评</b>
          <Words words={comment.followUp} />
        </div>
      )}
      {comment.reply && (
        <p className={styles.reply}>
          <b>花容美妆顾问</b>
          {comment.reply.content}
        </p>
      )}
    </div>
    <div className={styles.way}>
      {comment.canFollowUp && !isWriting && (
        <ButtonLink size="sm" kind="line" href={writePath}>
          追评
        </ButtonLink>
      )}
      {comment.canRewrite && !isWriting && (
        <ButtonLink size="sm" kind="line" href={writePath}>
          修改后重发
        </ButtonLink>
      )}
      {comment.followUpUntil && (
        <small>
          {comment.canFollowUp ? `${dayText(comment.followUpUntil)} 前可追评` : closedWords(comment)}
        </small>
      )}
    </div>
  </article>
);

const closedWords = ({ state }: OwnComment) => (state === 'refused' ? '' : '追评期已过');

type Said = Pick<OwnComment, 'content' | 'imageUrls' | 'imageCount' | 'createdAt' | 'state' | 'notice'>;

const Words = ({ words, children }: { words: Said; children?: ReactNode }) => (
  <>
    <p className={styles.words}>{words.content}</p>
    {words.imageUrls.length > 0 && (
      <ul className={styles.pictures}>
        {words.imageUrls.map((url) => (
          <li key={url}>
            <img src={url} alt="" width={64} height={64} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    )}
    <p className={styles.state}>
      {dayText(words.createdAt)}
      {children}
      <StatusTag tone={STATES[words.state].tone}>{STATES[words.state].text}</StatusTag>
      {words.notice && <span>{words.notice}</span>}
      {words.imageUrls.length === 0 && words.imageCount > 0 && <span>附图 {words.imageCount} 张</span>}
    </p>
  </>
);
