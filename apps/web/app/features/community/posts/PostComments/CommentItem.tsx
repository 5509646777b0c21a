import type { PostComment } from '@huarong/contract/community';
import { Icon, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { momentText } from '../../../account/index.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { ReportButton } from '../ReportButton/ReportButton.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './PostComments.module.css';

type Said = Omit<PostComment, 'replies'>;

interface CommentItemProps {
  postId: string;
  comment: PostComment;
  onChanged: () => void;
}

/** A comment with its answers. User content is rendered as plain text only. */
export function CommentItem({ postId, comment, onChanged }: CommentItemProps) {
  const [isAnswering, setAnswering] = useState(false);
  const { author, replies, postCommentId } = comment;
  return (
    <article className={styles.item} aria-label={`${author.nickname}的评论`}>
      {author.avatarUrl ? (
        <img src={author.avatarUrl} alt="" width={36} height={36} />
      ) : (
        <i aria-hidden="true">{author.nickname.slice(0, 1)}</i>
      )}
      <div>
        <Words said={comment} />
        <Actions said={comment} onChanged={onChanged} onAnswer={() => setAnswering(!isAnswering)} />
        {replies.map((reply) => (
          <div key={reply.postCommentId} className={styles.reply}>
            <Words said={reply} />
            <Actions said={reply} onChanged={onChanged} />
          </div>
        ))}
        {isAnswering && (
          <CommentForm
            postId={postId}
            replyTo={{ id: postCommentId, nickname: author.nickname }}
            onSaved={() => {
              setAnswering(false);
              onChanged();
            }}
          />
        )}
      </div>
    </article>
  );
}

const Words = ({ said: { author, isByAuthor, createdAt, content } }: { said: Said }) => (
  <>
    <p>
      <b>{author.nickname}</b>
      {isByAuthor && <em>作者</em>}
      <time dateTime={createdAt}>{momentText(createdAt)}</time>
    </p>
    <p className={styles.text}>{content}</p>
  </>
);

interface ActionsProps {
  said: Said;
  onChanged: () => void;
  /** Only comments have answers, not answers. */
  onAnswer?: () => void;
}

function Actions({ said, onChanged, onAnswer }: ActionsProps) {
  const { postCommentId, isOwn, author } = said;
  return (
    <p className={styles.actions}>
      <LikeComment said={said} />
      {onAnswer && (
        <button type="button" onClick={onAnswer} aria-label={`回复 ${author.nickname}`}>
          回复
        </button>
      )}
      {isOwn ? (
        <DeleteComment id={postCommentId} onDeleted={onChanged} />
      ) : (
        <ReportButton kind="post-comment" targetId={postCommentId} label={`举报 ${author.nickname} 的评论`} />
      )}
    </p>
  );
}

function LikeComment({ said }: { said: Said }) {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<{ likeCount: number; isLiked: boolean } | null>(null);
  const { likeCount, isLiked = false } = pressed ?? said;
  const [isBusy, like] = useAction(async () => {
    const reply = await browserApi().community.likePostComment({
      postCommentId: said.postCommentId,
      liked: !isLiked,
    });
    if (reply.ok) setPressed(reply.value);
  });
  const press = () =>
    isSignedIn ? like() : navigate(`/login?historyLocation=${encodeURIComponent(pathname)}`);
  return (
    <button
      type="button"
      onClick={press}
      disabled={isBusy}
      aria-pressed={isLiked}
      aria-label={`赞 ${said.author.nickname} 的评论，已有 ${likeCount}`}
    >
      <Icon name="like" size={14} filled={isLiked} />
      {displayCount(likeCount)}
    </button>
  );
}

function DeleteComment({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isBusy, remove] = useAction(async () => {
    if (!(await showConfirm('删除这条评论？下面的回复会一起删除。'))) return;
    const reply = await browserApi().community.removePostComment({ postCommentId: id });
    if (!reply.ok) return;
    showToast('已删除');
    onDeleted();
  });
  return (
    <button type="button" onClick={remove} disabled={isBusy} aria-label="删除我的评论">
      删除
    </button>
  );
}
