import type { UserInfo } from '@huarong/contract/identity';
import { ButtonLink, EmptyState } from '@huarong/ui';
import styles from './TodoList.module.css';
import { FIRST_CARD } from './todos.ts';

/** Shown instead of the list: all tasks are done, or the member is new. */
export function NothingToDo({ info: { cardType, cardName, couponCount, hasOrdered } }: { info: UserInfo }) {
  if (cardType !== FIRST_CARD)
    return (
      <div className={styles.nothing}>
        <EmptyState icon="check" title="没有要处理的事">
          订单、退货与优惠券都安排好了。
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon="gift"
        title="欢迎来到花容"
        actions={
          <ButtonLink kind="ink" size="sm" href="/myAccount/coupon">
            {couponCount > 0 ? '去用券' : '去领券'}
          </ButtonLink>
        }
      >
        {`你是${cardName}会员。`}
        {couponCount > 0 && `账户里有 ${couponCount} 张券可用。`}
        {couponCount === 0 && hasOrdered === false && '首单可以先领一张礼券再买。'}
      </EmptyState>
    </div>
  );
}
