import type { OwnComment } from '@huarong/contract/community';
import { Button, ButtonLink, Stars, StatusTag, showConfirm, showToast } from '@huarong/ui';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { dayText } from '../../../account/index.ts';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import { STATES } from '../comment-texts.ts';
import styles from './WrittenPanel.module.css';

interface WrittenCommentProps {
  comment: OwnComment;
  /** The form for its follow-up or its correction is open below. */
  isWriting: boolean;
  writePath: string;
  /** The form for the correction of its follow-up is open below. */
  isRewritingFollowUp: boolean;
  rewriteFollowUpPath: string;
}

/** A comment of the member with its state and the reply. */
export const WrittenComment = ({ comment, isWriting, writePath, ...rewrite }: WrittenCommentProps) => (
  <article className={styles.written} aria-label={`${comment.productName} 的评价`}>
    <span className={styles.image}>
      <ProductImage path={comment.skuImagePath} alt="" sizes="64px" />
    </span>
    <div>
      <p className={styles.about}>
        <a href={skuPath(comment)}>
          {comment.productName} {comment.skuName}
        </a>
        <Stars score={comment.stars} />
      </p>
      <CommentBody entry={comment}>
        {comment.helpfulCount > 0 && <span>有用 {comment.helpfulCount}</span>}
        {comment.anonymous && <span>匿名</span>}
      </CommentBody>
      {comment.followUp && (
        <div className={styles.followUp}>
          <b>使用 {comment.followUp.daysOfUse} 天后追评</b>
          <CommentBody entry={comment.followUp} />
        </div>
      )}
      {comment.reply && (
        <p className={styles.reply}>
          <b>花容美妆顾问</b>
          {comment.reply.content}
        </p>
      )}
    </div>
    <div className={styles.actions}>
      {comment.canFollowUp && !isWriting && (
        <ButtonLink size="sm" kind="line" href={writePath}>
          追评
        </ButtonLink>
      )}
      {comment.canRewrite && !isWriting && (
        <ButtonLink size="sm" kind="line" href={writePath}>
          {comment.state === 'pending' ? '修改' : '修改后重发'}
        </ButtonLink>
      )}
      {comment.followUp?.canRewrite && !rewrite.isRewritingFollowUp && (
        <ButtonLink size="sm" kind="line" href={rewrite.rewriteFollowUpPath}>
          {comment.followUp.state === 'pending' ? '修改追评' : '修改追评后重发'}
        </ButtonLink>
      )}
      {comment.canWithdraw && <WithdrawButton comment={comment} />}
      {comment.followUpUntil && (
        <small>
          {comment.canFollowUp ? `${dayText(comment.followUpUntil)} 前可追评` : closedText(comment)}
        </small>
      )}
    </div>
  </article>
);

/** Withdraws what is under review: the comment, or its follow-up. */
function WithdrawButton({ comment: { commentId, productName, state } }: { comment: OwnComment }) {
  const { revalidate } = useRevalidator();
  const [isWithdrawing, withdraw] = useAction(async () => {
    const reply = await browserApi().community.withdrawComment({ commentId });
    if (reply.ok) showToast(state === 'pending' ? '评价已撤回，可以重新写' : '追评已撤回，可以重新写');
    await revalidate();
  });
  async function confirm() {
    const question =
      state === 'pending' ? '撤回这条评价？评价得到的积分会收回，可以重新写。' : '撤回这条追评？可以重新写。';
    if (await showConfirm(question, { confirmLabel: '撤回' })) await withdraw();
  }
  return (
    <Button size="sm" loading={isWithdrawing} onClick={confirm} aria-label={`撤回：${productName}`}>
      撤回
    </Button>
  );
}

const closedText = ({ state }: OwnComment) => (state === 'refused' ? '' : '追评期已过');

type CommentContent = Pick<
  OwnComment,
  'content' | 'imageUrls' | 'imageCount' | 'createdAt' | 'state' | 'notice'
>;

const CommentBody = ({ entry, children }: { entry: CommentContent; children?: ReactNode }) => (
  <>
    <p className={styles.text}>{entry.content}</p>
    {entry.imageUrls.length > 0 && (
      <ul className={styles.images}>
        {entry.imageUrls.map((url) => (
          <li key={url}>
            <img src={url} alt="" width={64} height={64} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    )}
    <p className={styles.state}>
      {dayText(entry.createdAt)}
      {children}
      <StatusTag tone={STATES[entry.state].tone}>{STATES[entry.state].text}</StatusTag>
      {entry.notice && <span>{entry.notice}</span>}
      {entry.imageUrls.length === 0 && entry.imageCount > 0 && <span>附图 {entry.imageCount} 张</span>}
    </p>
  </>
);
