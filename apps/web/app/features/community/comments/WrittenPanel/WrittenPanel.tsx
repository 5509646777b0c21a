import type { OwnComment } from '@huarong/contract/community';
import { STORE } from '@huarong/core/shared';
import { ButtonLink, EmptyState, Notice, Pager } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ListFooter } from '../../../account/index.ts';
import type { WrittenList } from '../comments-data.ts';
import { type CommentsQuery, commentsPath, followUpKey } from '../query/comments-query.ts';
import { WriteForm } from '../WriteForm/WriteForm.tsx';
import { WrittenComment } from './WrittenComment.tsx';
import styles from './WrittenPanel.module.css';

interface WrittenPanelProps {
  query: CommentsQuery;
  written: WrittenList;
}

/** The member's comments in every state; one that allows a follow-up or a correction opens its form in place. */
export function WrittenPanel({ query, written }: WrittenPanelProps) {
  const navigate = useNavigate();
  const [thanks, setThanks] = useState<string | null>(null);
  async function onWritten(message: string) {
    const isComment = written.list.some(
      ({ commentId, canRewrite }) => canRewrite && commentId === query.item,
    );
    setThanks(isComment ? message : message.replace('评价', '追评'));
    await navigate(commentsPath(query, { item: '' }), { replace: true });
  }
  return (
    <>
      {thanks && (
        <div className={styles.thanks} role="status">
          <Notice tone="ok">{thanks}</Notice>
        </div>
      )}
      <ul className={styles.list}>
        {written.list.map((comment) => (
          <li
            key={comment.commentId}
            ref={(row) =>
              void (comment.commentId === query.item && row?.scrollIntoView({ block: 'nearest' }))
            }
          >
            <WrittenComment
              comment={comment}
              isWriting={comment.commentId === query.item}
              writePath={commentsPath(query, { item: comment.commentId })}
              isRewritingFollowUp={followUpKey(comment.commentId) === query.item}
              rewriteFollowUpPath={commentsPath(query, { item: followUpKey(comment.commentId) })}
            />
            {comment.commentId === query.item && (comment.canFollowUp || comment.canRewrite) && (
              <WriteForm subject={commentSubjectOf(comment)} onWritten={onWritten} />
            )}
            {followUpKey(comment.commentId) === query.item && comment.followUp?.canRewrite && (
              <WriteForm
                subject={followUpSubjectOf(comment, comment.followUp.content)}
                onWritten={onWritten}
              />
            )}
          </li>
        ))}
      </ul>
      {written.list.length === 0 && <NoComments isFollowUp={query.tab === 'followUp'} />}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={written.totalPages}
          hrefOf={(page) => commentsPath(query, { page })}
        />
      </ListFooter>
    </>
  );
}

const commentSubjectOf = ({ subOrderId, skuId, stars, content, anonymous, canRewrite }: OwnComment) => ({
  subOrderId,
  skuId,
  ...(canRewrite ? { earlierDraft: { stars, content, anonymous } } : { isFollowUp: { stars } }),
});

const followUpSubjectOf = ({ subOrderId, skuId, stars }: OwnComment, content: string) => ({
  subOrderId,
  skuId,
  isFollowUp: { stars },
  earlierDraft: { content },
});

const NoComments = ({ isFollowUp }: { isFollowUp: boolean }) => (
  <EmptyState
    icon="comment"
    title={isFollowUp ? '没有可以追评的商品' : '还没有写过评价'}
    actions={<ButtonLink href="/myAccount/comment">去评价</ButtonLink>}
  >
    {isFollowUp
      ? `评价之后 ${STORE.community.followUpDays} 天内，可以回来补充一次使用感受。`
      : '签收后写一写感受，帮别人少踩坑。'}
  </EmptyState>
);
