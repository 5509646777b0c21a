import { shanghaiDayTime } from '@huarong/core/shared';
import { ButtonLink } from '@huarong/ui';
import { amountText } from '../../../account/index.ts';
import type { ResultData } from '../../result-data.ts';
import { AmountList } from '../Outcome/AmountList.tsx';
import { Outcome } from '../Outcome/Outcome.tsx';
import { ConfirmCash } from './ConfirmCash.tsx';

interface CashOrderProps {
  paid: ResultData['paid'];
  orderPath: string;
}

/** 待确认: a cash-on-delivery order ships once the buyer confirms it. */
export const CashOrder = ({ paid: { orderId, totalAmount, confirmUntil }, orderPath }: CashOrderProps) => (
  <Outcome
    icon="clock"
    tone="warn"
    title="订单已提交，等你确认"
    actions={<ButtonLink href={orderPath}>查看订单</ButtonLink>}
    aside={
      <>
        <h2>货到付款</h2>
        <AmountList
          rows={[
            { label: '收货时付', figure: amountText(totalAmount) },
            { label: '订单号', figure: orderId },
          ]}
        />
      </>
    }
  >
    <p>
      用短信验证码确认后马上备货；没有收到短信也没关系，我们会
      {confirmUntil && `在 ${shanghaiDayTime(new Date(confirmUntil))} 前`}打电话与你确认，逾期订单自动取消。
    </p>
    <ConfirmCash orderId={orderId} />
  </Outcome>
);
