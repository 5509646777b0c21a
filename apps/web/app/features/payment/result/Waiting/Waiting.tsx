import type { OrderStatus } from '@huarong/core/orders';
import { ButtonLink } from '@huarong/ui';
import { useRedirectWhenPaid } from '../../use-redirect-when-paid.ts';
import { Outcome } from '../Outcome/Outcome.tsx';

interface WaitingProps {
  orderId: string;
  orderStatus: OrderStatus;
  orderPath: string;
}

/** The provider has not reported a result yet; the page polls for it. */
export function Waiting({ orderId, orderStatus, orderPath }: WaitingProps) {
  useRedirectWhenPaid(orderId, orderStatus);
  return (
    <Outcome
      icon="clock"
      tone="warn"
      title="正在确认付款"
      actions={
        <>
          <ButtonLink href={`/payment/${orderId}`} kind="ink">
            还没有付款，回收银台
          </ButtonLink>
          <ButtonLink href={orderPath}>稍后在订单里看</ButtonLink>
        </>
      }
      aside={
        <>
          <h2>如果你已经付款</h2>
          <p>手机显示「支付成功」：无需操作，本页会自动更新。</p>
          <p>
            超过 10 分钟仍未更新：<a href="/campaign/service.html">联系客服</a>，提供支付交易号即可查询。
          </p>
        </>
      }
    >
      <p>
        支付平台还没有把结果告诉我们，通常需要 1
        分钟以内。确认前请不要重复支付；如果多扣了款，会自动原路退回。
      </p>
    </Outcome>
  );
}
