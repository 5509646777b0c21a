import type { RefundPreview } from '@huarong/contract/returns';
import { Price } from '@huarong/ui';
import { amountText } from '../../account/index.ts';
import { deductionText, isZeroAmount } from '../texts/return-texts.ts';
import styles from './RefundBreakdown.module.css';

interface RefundBreakdownProps {
  refund: RefundPreview;
  /** `预计退款` while the amount is an estimate. */
  totalLabel: string;
  isExchange: boolean;
}

/** The refund row by row, the tenders it goes to, and points and coupons. */
export const RefundBreakdown = ({ refund, totalLabel, isExchange }: RefundBreakdownProps) => (
  <>
    <dl className={styles.sums}>
      <Row label="商品金额" amount={amountText(refund.goods)} />
      {!isZeroAmount(refund.promotionShare) && (
        <Row label="活动分摊" amount={deductionText(refund.promotionShare)} />
      )}
      {!isZeroAmount(refund.couponShare) && (
        <Row label="优惠券分摊" amount={deductionText(refund.couponShare)} />
      )}
      {!isZeroAmount(refund.pointsShare) && (
        <Row label="积分抵扣分摊" amount={deductionText(refund.pointsShare)} />
      )}
      {(refund.gifts.length > 0 || !isZeroAmount(refund.giftValue)) && (
        <Row
          label="赠品折价"
          note={refund.postageByShop ? '赠品留下即可' : undefined}
          amount={deductionText(refund.giftValue)}
        />
      )}
      {!isZeroAmount(refund.freight) && <Row label="退回运费与包装" amount={amountText(refund.freight)} />}
      <Row label="退货运费" amount={refund.postageByShop ? '由花容承担' : '由你承担'} isText />
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>{isExchange ? '换货不退款' : <Price amount={refund.total} size="md" />}</dd>
      </div>
    </dl>
    {refund.tenders.length > 0 && (
      <>
        <h3>退到哪里</h3>
        <dl className={styles.sums}>
          {refund.tenders.map((tender) => (
            <Row
              key={tender.name + (tender.cardTail ?? '')}
              label={tender.cardTail ? `${tender.name} ${tender.cardTail}` : tender.name}
              note={
                TENDER_STATE_TEXTS[tender.state] ??
                (tender.paymentCode === 'SILKPAY' ? '即时到账' : '1–3 个工作日')
              }
              amount={amountText(tender.amount)}
            />
          ))}
        </dl>
      </>
    )}
    {!isExchange && (
      <>
        <h3>积分与优惠券</h3>
        <dl className={styles.sums}>
          <Row label="退回已用积分" amount={refund.pointsBack > 0 ? `+${refund.pointsBack}` : '0'} />
          <Row label="收回所得积分" amount={refund.pointsTaken > 0 ? `−${refund.pointsTaken}` : '0'} />
          {refund.hasCoupon && (
            <Row label="优惠券" amount={refund.couponBack ? '整单退回，退券' : '部分退货不退券'} isText />
          )}
        </dl>
      </>
    )}
  </>
);

const TENDER_STATE_TEXTS: Partial<Record<RefundPreview['tenders'][number]['state'], string>> = {
  pending: '处理中',
  done: '已到账',
  failed: '退款失败',
};

interface RowProps {
  label: string;
  note?: string | undefined;
  amount: string;
  isText?: boolean;
}
const Row = ({ label, note, amount, isText }: RowProps) => (
  <div>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd data-text={isText || undefined}>{amount}</dd>
  </div>
);
