import type { Post } from '@huarong/contract/community';
import { Icon } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { postPath } from '../post-path.ts';

/** Toggles a like. The page is cached for everyone, so the member's own like is requested here. */
export function LikeButton({ post }: { post: Post }) {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const [likes, setLikes] = useState({ likeCount: post.likeCount, isLiked: false });
  /** A press is newer than the response still loading. */
  const hasPressed = useRef(false);
  const { postId } = post;

  useEffect(() => {
    if (!isSignedIn) return;
    void browserApi({ quiet: true })
      .community.postDetail({ postId })
      .then((reply) => {
        if (reply.ok && !hasPressed.current)
          setLikes({ likeCount: reply.value.likeCount, isLiked: reply.value.isLiked ?? false });
      });
  }, [isSignedIn, postId]);

  const [isBusy, like] = useAction(async () => {
    hasPressed.current = true;
    const reply = await browserApi().community.likePost({ postId, liked: !likes.isLiked });
    if (reply.ok) setLikes(reply.value);
  });
  async function toggle() {
    if (!isSignedIn) return navigate(`/login?historyLocation=${encodeURIComponent(postPath(postId))}`);
    return like();
  }

  return (
    <button type="button" onClick={toggle} disabled={isBusy} aria-pressed={likes.isLiked}>
      <Icon name="like" size={16} filled={likes.isLiked} />
      有用 {displayCount(likes.likeCount)}
    </button>
  );
}
