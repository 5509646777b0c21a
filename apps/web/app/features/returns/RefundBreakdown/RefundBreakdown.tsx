import type { RefundPreview } from '@huarong/contract/returns';
import { Price } from '@huarong/ui';
import { amountText } from '../../account/index.ts';
import { isNothing, lessYuan } from '../texts/return-texts.ts';
import styles from './RefundBreakdown.module.css';

interface RefundSheetProps {
  refund: RefundPreview;
  /** `预计退款` before it is known for sure. */
  totalLabel: string;
  isExchange: boolean;
}

/** What comes back, line by line, and to where. */
export const RefundSheet = ({ refund, totalLabel, isExchange }: RefundSheetProps) => (
  <>
    <dl className={styles.sums}>
      <Sum label="商品金额" amount={amountText(refund.goods)} />
      {!isNothing(refund.promotionShare) && <Sum label="活动分摊" amount={lessYuan(refund.promotionShare)} />}
      {!isNothing(refund.couponShare) && <Sum label="优惠券分摊" amount={lessYuan(refund.couponShare)} />}
      {!isNothing(refund.pointsShare) && <Sum label="积分抵扣分摊" amount={lessYuan(refund.pointsShare)} />}
      {(refund.gifts.length > 0 || !isNothing(refund.giftValue)) && (
        <Sum
          label="赠品折价"
          note={refund.postageByShop ? '赠品留下即可' : undefined}
          amount={lessYuan(refund.giftValue)}
        />
      )}
      {!isNothing(refund.freight) && <Sum label="退回运费与包装" amount={amountText(refund.freight)} />}
      <Sum label="退货运费" amount={refund.postageByShop ? '由花容承担' : '由你承担'} isWord />
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
            <Sum
              key={tender.name + (tender.cardTail ?? '')}
              label={tender.cardTail ? `${tender.name} ${tender.cardTail}` : tender.name}
              note={STATES[tender.state] ?? (tender.paymentCode === 'SILKPAY' ? '即时到账' : '1–3 个工作日')}
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
          <Sum label="退回已用积分" amount={refund.pointsBack > 0 ? `+${refund.pointsBack}` : '0'} />
          <Sum label="收回所得积分" amount={refund.pointsTaken > 0 ? `−${refund.pointsTaken}` : '0'} />
          {refund.hasCoupon && (
            <Sum label="优惠券" amount={refund.couponBack ? '整单退回，退券' : '部分退货不退券'} isWord />
          )}
        </dl>
      </>
    )}
  </>
);

const STATES: Partial<Record<RefundPreview['tenders'][number]['state'], string>> = {
  pending: '处理中',
  done: '已到账',
  failed: '退款失败',
};

interface SumProps {
  label: string;
  note?: string | undefined;
  amount: string;
  isWord?: boolean;
}
const Sum = ({ label, note, amount, isWord }: SumProps) => (
  <div>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd data-word={isWord || undefined}>{amount}</dd>
  </div>
);
