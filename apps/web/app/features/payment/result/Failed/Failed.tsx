import { shanghaiTime } from '@huarong/core/shared';
import { ButtonLink, Icon } from '@huarong/ui';
import { shopNow } from '../../../../platform/clock/shop-clock.ts';
import { amountDueLabel, amountText } from '../../../account/index.ts';
import type { ResultData } from '../../result-data.ts';
import { TimeLeft } from '../../TimeLeft/TimeLeft.tsx';
import { paymentWayHere } from '../../way/payment-way.ts';
import { AmountList } from '../Outcome/AmountList.tsx';
import { Outcome } from '../Outcome/Outcome.tsx';
import styles from './Failed.module.css';

interface FailedProps {
  outcome: ResultData['outcome'];
  orderPath: string;
}

/** `保留到 20:44`, by the clock of the server. */
const stockHeldText = (seconds: number | undefined) =>
  seconds === undefined
    ? '为你保留'
    : `保留到 ${shanghaiTime(new Date(shopNow().getTime() + seconds * 1_000))}`;

/** The provider refused the payment: the reason, what stays reserved and how to retry. */
export const Failed = ({
  outcome: { orderId, orderStatus, payable, reason, cancelOrderTimeLeft },
  orderPath,
}: FailedProps) => (
  <Outcome
    icon="close"
    tone="error"
    title="这次没有支付成功"
    actions={
      <>
        <ButtonLink href={`/payment/${orderId}`} kind="rouge">
          重新支付
        </ButtonLink>
        <ButtonLink href={orderPath}>查看订单</ButtonLink>
      </>
    }
    aside={
      <>
        <h2>订单仍有效</h2>
        <AmountList
          rows={[
            { label: amountDueLabel(orderStatus), figure: amountText(payable) },
            { label: '已占用库存', figure: stockHeldText(cancelOrderTimeLeft) },
            { label: '优惠券与积分', figure: '仍用于本单' },
          ]}
        />
      </>
    }
  >
    <p>{reason ?? '支付平台没有完成扣款'}。本次没有扣款；如果银行显示已扣，会自动原路退回。</p>
    {cancelOrderTimeLeft !== undefined && <TimeLeft seconds={cancelOrderTimeLeft} />}
    <div className={styles.options}>
      <a href={`/payment/${orderId}?by=WECHAT`}>
        <span>
          <b>用微信支付</b>
          {paymentWayHere() === 'computer' ? '扫码付款' : '付款'} {amountText(payable)}
        </span>
        <Icon name="right" size={16} />
      </a>
      <a href={`/payment/${orderId}?by=ALIPAY`}>
        <span>
          <b>换一张银行卡，用支付宝支付</b>
        </span>
        <Icon name="right" size={16} />
      </a>
    </div>
  </Outcome>
);
