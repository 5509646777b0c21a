import type { OrderDetail } from '@huarong/contract/orders';
import styles from './RecipientDetails.module.css';

type RecipientDetailsProps = {
  order: Pick<OrderDetail, 'recipient' | 'deliveryText' | 'packaging' | 'greeting' | 'note'>;
};

/** Recipient, delivery, packaging, greeting and note. */
export function RecipientDetails({
  order: { recipient, deliveryText, packaging, greeting, note },
}: RecipientDetailsProps) {
  const rows: [string, string | undefined][] = [
    ['收货人', `${recipient.name} ${recipient.maskedMobile}`],
    ['地址', `${recipient.region} ${recipient.address}`],
    ['配送', deliveryText],
    ['包装', packaging],
    ['贺卡', greeting],
    ['备注', note],
  ];
  return (
    <dl className={styles.recipient}>
      {rows.map(
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
