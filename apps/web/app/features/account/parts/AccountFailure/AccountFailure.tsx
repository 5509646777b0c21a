import { Button, ButtonLink, EmptyState } from '@huarong/ui';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { browserPlatform } from '../../../../platform/browser.ts';

/** Error boundary of the member pages: the reason and what to do. */
export function AccountFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  // Signed in with an identity provider but not bound to an account yet: the pages open without data.
  const isBinding = browserPlatform().cookies.get('bindId') !== '';
  if (isBinding)
    return (
      <EmptyState
        icon="phone"
        title="还差一步：绑定手机号"
        level={1}
        actions={
          <ButtonLink kind="ink" href="/login/bind">
            去绑定
          </ButtonLink>
        }
      >
        绑定后就能查看订单、积分与优惠券。
      </EmptyState>
    );
  const sentence = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return (
    <EmptyState
      icon="info"
      title="暂时打不开"
      level={1}
      actions={
        <Button kind="ink" onClick={() => revalidate()}>
          重试
        </Button>
      }
    >
      {sentence || '出了点问题，请稍后再试。'}
    </EmptyState>
  );
}
