import { ReturnKind } from '@huarong/core/returns';
import { amountText } from '../../../account/index.ts';
import type { Application } from '../ApplyForm/use-application.ts';
import { RadioRow } from '../RadioRow/RadioRow.tsx';
import styles from './Gifts.module.css';

/** Gifts the remaining items no longer qualify for: return them or have their value deducted. When the shop is at fault the buyer keeps them. */
export function Gifts({ form: { preview, returnsGifts, setReturnsGifts, kind } }: { form: Application }) {
  if (preview.state !== 'loaded' || kind !== ReturnKind.ReturnAndRefund || preview.refund.postageByShop)
    return null;
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
        onChange={(choice) => setReturnsGifts(choice === 'back')}
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
