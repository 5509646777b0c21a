import { Button, showToast } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';

/** Follows or unfollows a brand. The page is published, so the state is fetched after hydration. */
export function FollowBrand({ brandId }: { brandId: string }) {
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isFollowed, setFollowed] = useState(false);

  useEffect(() => {
    if (!isSignedIn) return;
    void browserApi({ quiet: true })
      .favourites.brandState({ brandId }, { abortKey: 'brand-state' })
      .then((reply) => reply.ok && setFollowed(reply.value.isFollowed));
  }, [isSignedIn, brandId]);

  const [isBusy, follow] = useAction(async () => {
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
    <Button icon="heart" loading={isBusy} onClick={toggle} aria-pressed={isFollowed}>
      {isFollowed ? '已关注' : '关注品牌'}
    </Button>
  );
}
