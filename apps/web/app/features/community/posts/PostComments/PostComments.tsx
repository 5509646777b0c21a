import { Button, EmptyState, Loading, SectionHead, Skeleton } from '@huarong/ui';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './PostComments.module.css';
import { type CommentsState, usePostComments } from './use-post-comments.ts';

/** What members say below a post; loaded when it comes near, because the page is the same for everyone. */
export function PostComments({ postId }: { postId: string }) {
  const { ref, isNear } = useIsNear<HTMLElement>();
  const { isSignedIn } = useSession();
  const { comments, loadMore, reload } = usePostComments(postId, isNear, String(isSignedIn));
  return (
    <section ref={ref} className={styles.comments} id="comments" aria-label="评论">
      <SectionHead
        title="评论"
        size="md"
        sub={comments.state === 'loaded' ? displayCount(comments.total) : undefined}
      />
      <CommentForm postId={postId} onSaved={reload} />
      <CommentList postId={postId} comments={comments} onChanged={reload} onMore={loadMore} />
    </section>
  );
}

interface CommentListProps {
  postId: string;
  comments: CommentsState;
  onChanged: () => void;
  onMore: () => Promise<void>;
}

function CommentList({ postId, comments, onChanged, onMore }: CommentListProps) {
  const [isLoadingMore, loadMore] = useAction(onMore);
  if (comments.state === 'loading')
    return (
      <Loading>
        <Skeleton width="half" />
        <Skeleton width="wide" />
        <Skeleton width="medium" />
      </Loading>
    );
  if (comments.state === 'failed')
    return (
      <EmptyState icon="chat" title="评论没有加载出来" actions={<Button onClick={onChanged}>重试</Button>}>
        网络可能不稳，稍等再试。
      </EmptyState>
    );
  if (comments.list.length === 0) return <p className={styles.none}>还没有评论，说说你的感受吧。</p>;
  return (
    <>
      <ul className={styles.list}>
        {comments.list.map((comment) => (
          <li key={comment.postCommentId}>
            <CommentItem postId={postId} comment={comment} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {comments.hasMore && (
        <Button className={styles.more} loading={isLoadingMore} onClick={loadMore}>
          查看更多评论
        </Button>
      )}
    </>
  );
}
