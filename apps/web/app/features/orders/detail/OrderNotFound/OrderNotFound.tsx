import { ButtonLink, EmptyState } from '@huarong/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { AccountFailure } from '../../../account/index.ts';

/** Error boundary of the order page: an unknown order, one of another account, or another failure. */
export function OrderNotFound() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AccountFailure />;
  return (
    <EmptyState
      icon="search"
      title="没有找到这笔订单"
      level={1}
      actions={
        <ButtonLink href="/myOrderList" size="sm">
          返回我的订单
        </ButtonLink>
      }
    >
      可能属于另一个账号，或已被删除。
    </EmptyState>
  );
}
