import { ButtonLink, EmptyState } from '@huarong/ui';
import { useSession } from '../../../platform/session/use-session.ts';

export function EmptyCart() {
  const { isSignedIn } = useSession();
  return (
    <EmptyState
      title="购物车还是空的"
      icon="bag"
      level={1}
      actions={
        <>
          <ButtonLink href="/" kind="ink">
            去逛逛
          </ButtonLink>
          {isSignedIn ? (
            <ButtonLink href="/myAccount/favorite">看看收藏</ButtonLink>
          ) : (
            <ButtonLink href="/login?historyLocation=%2Fshopcart">登录看看之前加购的商品</ButtonLink>
          )}
        </>
      }
    >
      挑中的商品会放在这里，优惠也会自动算好。
    </EmptyState>
  );
}
