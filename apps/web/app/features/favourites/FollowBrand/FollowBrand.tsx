import { Button, type ButtonProps, showToast } from '@huarong/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { displayCount } from '../../catalogue/index.ts';

interface FollowBrandProps extends Pick<ButtonProps, 'kind'> {
  brandId: string;
  /** How many members follow it, when the page was rendered; null is not shown. */
  followers?: number | null;
  /** Between the button and the number. */
  children?: ReactNode;
}

/** Follows or unfollows a brand. The page of another brand starts anew: late answers for the last brand are dropped. */
export const FollowBrand = (props: FollowBrandProps) => <FollowButton key={props.brandId} {...props} />;

/** The page is published, so the state is fetched after hydration. */
function FollowButton({ brandId, kind, followers = null, children }: FollowBrandProps) {
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isFollowed, setFollowed] = useState(false);
  const [pressed, setPressed] = useState(0);
  // A press makes the state that is still being fetched outdated.
  const fetchNumber = useRef(0);

  useEffect(() => {
    fetchNumber.current += 1;
    if (!isSignedIn) return setFollowed(false);
    const own = fetchNumber.current;
    void browserApi({ quiet: true })
      .favourites.brandState({ brandId }, { abortKey: 'brand-state' })
      .then((reply) => reply.ok && own === fetchNumber.current && setFollowed(reply.value.isFollowed));
  }, [isSignedIn, brandId]);

  const [isBusy, follow] = useAction(async () => {
    fetchNumber.current += 1;
    const reply = await browserApi().favourites.followBrand({ brandId, isFollowed: !isFollowed });
    if (!reply.ok) return;
    setFollowed(reply.value.isFollowed);
    setPressed((count) => count + (reply.value.isFollowed ? 1 : -1));
    showToast(reply.value.isFollowed ? '已关注，新品会出现在我的关注' : '已取消关注');
  });
  async function toggle() {
    if (!isSignedIn) {
      await navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
      return;
    }
    await follow();
  }
  const shown = followers === null ? 0 : Math.max(0, followers + pressed);
  return (
    <>
      <Button
        kind={kind}
        icon={isFollowed ? 'check' : 'plus'}
        loading={isBusy}
        onClick={toggle}
        aria-pressed={isFollowed}
      >
        {isFollowed ? '已关注' : '关注品牌'}
      </Button>
      {children}
      {shown > 0 && (
        <small>
          <b>{displayCount(shown)}</b> 人关注
        </small>
      )}
    </>
  );
}
