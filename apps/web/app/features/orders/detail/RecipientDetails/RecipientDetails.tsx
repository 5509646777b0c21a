import type { OrderDetail } from '@huarong/contract/orders';
import styles from './RecipientDetails.module.css';

type ReceivingProps = {
  order: Pick<OrderDetail, 'recipient' | 'deliveryText' | 'packaging' | 'greeting' | 'note'>;
};

/** Who receives it, how it comes, and what was wished for besides. */
export function Receiving({ order: { recipient, deliveryText, packaging, greeting, note } }: ReceivingProps) {
  const facts: [string, string | undefined][] = [
    ['收货人', `${recipient.name} ${recipient.maskedMobile}`],
    ['地址', `${recipient.region} ${recipient.address}`],
    ['配送', deliveryText],
    ['包装', packaging],
    ['贺卡', greeting],
    ['备注', note],
  ];
  return (
    <dl className={styles.receiving}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
