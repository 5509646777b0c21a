import { groupDigits, STORE } from '@huarong/core/shared';
import { ButtonLink, Price } from '@huarong/ui';
import { amountText, momentText, presaleMomentText, shortDayText } from '../../../account/index.ts';
import type { ResultData } from '../../result-data.ts';
import { AmountList } from '../Outcome/AmountList.tsx';
import { Outcome } from '../Outcome/Outcome.tsx';
import styles from './Paid.module.css';
import { type PaidStage, paidStage } from './paid-stage.ts';

interface PaidProps {
  paid: ResultData['paid'];
  orderPath: string;
}

const STAGE_TEXTS: Record<PaidStage, { title: string; text: string }> = {
  full: { title: '支付成功', text: '我们已收到你的付款，正在备货，发出后会告诉你运单号。' },
  deposit: {
    title: '定金支付成功',
    text: '我们已收到你的定金。尾款开始支付时会告诉你，逾期未付尾款，定金不退。',
  },
  cashOnDelivery: { title: '订单已确认', text: '正在备货，发出后会告诉你运单号，收货时付款。' },
};

/** Nothing is due now: the amount paid, or payable on delivery, and what happens next. */
export function Paid({ paid, orderPath }: PaidProps) {
  const stage = paidStage(paid);
  return (
    <Outcome
      icon="check"
      tone="ok"
      title={STAGE_TEXTS[stage].title}
      actions={
        <>
          <ButtonLink href={orderPath} kind="ink">
            查看订单
          </ButtonLink>
          <ButtonLink href="/">继续逛逛</ButtonLink>
        </>
      }
      aside={
        <>
          <h2>{stage === 'cashOnDelivery' ? '货到付款' : '付款明细'}</h2>
          <AmountList rows={paid.merged ? mergedRows(paid, paid.merged) : amountRows(paid, stage)} />
        </>
      }
      more={
        <ul className={styles.next}>
          {paid.expectedPoints > 0 && (
            <li>
              <b>积分 {groupDigits(paid.expectedPoints)}</b>确认收货后到账
            </li>
          )}
          <li>
            <b>配送</b>
            {paid.deliveryText}
          </li>
          {paid.presale?.shipsBy && (
            <li>
              <b>发货</b>
              {stage === 'deposit' && '付清尾款后，'}
              {shortDayText(paid.presale.shipsBy)}前
            </li>
          )}
          <li>
            <b>电子发票</b>签收后 {STORE.orders.invoiceDays} 天内可在订单里申请
          </li>
          <li>
            <b>改地址</b>备货前可在订单详情修改收货地址
          </li>
        </ul>
      }
    >
      <p>{STAGE_TEXTS[stage].text}</p>
    </Outcome>
  );
}

/** One payment for several orders: each order with its share, then the total. */
const mergedRows = (
  { tenders, paidAt }: PaidProps['paid'],
  merged: NonNullable<PaidProps['paid']['merged']>,
) => [
  ...merged.orders.map(({ orderId, amount }) => ({
    label: `订单 ${orderId}`,
    figure: <a href={`/myOrderList/${orderId}`}>{amountText(amount)}</a>,
  })),
  {
    label: `${tenders[0]?.name ?? ''}实付 ${merged.orders.length} 笔`,
    figure: <Price amount={merged.total} size="md" />,
    isTotal: true,
  },
  ...(paidAt ? [{ label: '支付时间', figure: momentText(paidAt) }] : []),
];

function amountRows({ tenders, totalAmount, orderId, paidAt, presale }: PaidProps['paid'], stage: PaidStage) {
  const label = stage === 'cashOnDelivery' ? '收货时付' : '实付';
  const total = { label, figure: <Price amount={totalAmount} size="md" />, isTotal: true };
  return [
    ...tenders.map(({ name, cardTail, amount }) => ({
      label: cardTail ? `${name} 尾号 ${cardTail}` : name,
      figure: amountText(amount),
    })),
    ...(stage === 'deposit' ? presaleDue(presale) : [total]),
    { label: '订单号', figure: orderId },
    ...(paidAt ? [{ label: '支付时间', figure: momentText(paidAt) }] : []),
  ];
}

/** The balance and when it is due. */
const presaleDue = (presale: PaidProps['paid']['presale']) =>
  presale
    ? [
        { label: '已付定金', figure: <Price amount={presale.deposit} size="md" />, isTotal: true },
        { label: '尾款', figure: amountText(presale.balance) },
        { label: '尾款开始', figure: presaleMomentText(presale.balanceFrom) },
        { label: '尾款截止', figure: presaleMomentText(presale.balanceUntil) },
      ]
    : [];
