import { Button } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { displayCount } from '../../../catalogue/index.ts';

interface FollowButtonProps {
  authorId: string;
  nickname: string;
  /** Shows the number of followers, unless there are none, as the page was rendered, then as it is. */
  followerCount?: number | undefined;
}

/** Follows an author. The page is cached for everyone, so whether the member follows is requested here. */
export function FollowButton({ authorId, nickname, followerCount }: FollowButtonProps) {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ isFollowed: false, isOwn: false, followerCount });
  /** A press is newer than the response still loading. */
  const hasPressed = useRef(false);

  useEffect(() => {
    if (!isSignedIn) return;
    void browserApi({ quiet: true })
      .community.authorPosts({ authorId, pageNo: 1, pageSize: 1 })
      .then((reply) => {
        if (!reply.ok || hasPressed.current) return;
        const { isFollowed = false, isOwn = false, followerCount: count } = reply.value;
        setShown({ isFollowed, isOwn, followerCount: count });
      });
  }, [isSignedIn, authorId]);

  const [isBusy, follow] = useAction(async () => {
    hasPressed.current = true;
    const reply = await browserApi().community.followAuthor({ authorId, followed: !shown.isFollowed });
    if (reply.ok) setShown({ ...reply.value, isOwn: false });
  });
  async function toggle() {
    if (!isSignedIn) return navigate(`/login?historyLocation=${encodeURIComponent(pathname)}`);
    return follow();
  }

  const followers = followerCount === undefined ? 0 : (shown.followerCount ?? 0);
  const label = shown.isFollowed ? '已关注' : '关注';
  return (
    <>
      {followers > 0 && <span>{displayCount(followers)} 人关注</span>}
      {!shown.isOwn && (
        <Button
          size="sm"
          kind={shown.isFollowed ? 'soft' : 'line'}
          loading={isBusy}
          onClick={toggle}
          aria-pressed={shown.isFollowed}
          aria-label={`${label} ${nickname}`}
        >
          {label}
        </Button>
      )}
    </>
  );
}
