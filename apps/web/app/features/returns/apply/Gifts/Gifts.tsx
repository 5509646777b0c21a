import { amountText } from '../../../account/index.ts';
import type { Application } from '../ApplyForm/use-application.ts';
import { RadioRow } from '../RadioRow/RadioRow.tsx';
import styles from './Gifts.module.css';

/** Gifts that what is kept no longer earns: they come along, or their value is taken off. With our fault they stay. */
export function Gifts({
  form: { preview, bringsGifts: returnsGifts, setBringsGifts, kind },
}: {
  form: Application;
}) {
  if (preview.state !== 'there' || kind !== 2 || preview.refund.postageByShop) return null;
  const { gifts } = preview.refund;
  if (gifts.length === 0) return null;
  return (
    <div>
      <RadioRow
        legend="赠品"
        name="gifts"
        options={[
          { value: 'back', label: '一起寄回' },
          { value: 'keep', label: '留下，按价值扣除' },
        ]}
        value={returnsGifts ? 'back' : 'keep'}
        onChange={(choice) => setBringsGifts(choice === 'back')}
      />
      <p className={styles.gifts}>
        退货后不再满足赠送条件：
        {gifts
          .map(({ productName, quantity, value }) => `${productName} × ${quantity}（${amountText(value)}）`)
          .join('、')}
      </p>
    </div>
  );
}
