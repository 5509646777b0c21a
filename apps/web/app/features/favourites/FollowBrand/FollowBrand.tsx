import { Button, type ButtonProps, showToast } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';

interface FollowBrandProps extends Pick<ButtonProps, 'kind'> {
  brandId: string;
}

/** Follows or unfollows a brand. The page of another brand starts anew: late answers for the last brand are dropped. */
export const FollowBrand = (props: FollowBrandProps) => <FollowButton key={props.brandId} {...props} />;

/** The page is published, so the state is fetched after hydration. */
function FollowButton({ brandId, kind }: FollowBrandProps) {
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isFollowed, setFollowed] = useState(false);
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
    showToast(reply.value.isFollowed ? '已关注，新品会出现在收藏夹' : '已取消关注');
  });
  async function toggle() {
    if (!isSignedIn) {
      await navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
      return;
    }
    await follow();
  }
  return (
    <Button kind={kind} icon="heart" loading={isBusy} onClick={toggle} aria-pressed={isFollowed}>
      {isFollowed ? '已关注' : '关注品牌'}
    </Button>
  );
}
