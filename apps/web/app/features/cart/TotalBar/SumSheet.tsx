import type { Cart } from '@huarong/contract/cart';
import { displayYuan, fromYuan, groupDigits, ZERO } from '@huarong/core/shared';
import { Dialog, Price } from '@huarong/ui';
import styles from './SumSheet.module.css';

interface SumSheetProps {
  cart: Cart;
  open: boolean;
  onClose: () => void;
}

/** On phones the lines of the amount, which other screens show beside it. */
export const SumSheet = ({ cart, open, onClose }: SumSheetProps) => (
  <Dialog open={open} onClose={onClose} title="金额明细" hash="#sum">
    <dl className={styles.sums}>
      {cart.arithmetic.slice(0, -1).map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-saved={amount.startsWith('-') || undefined}>{displayYuan(fromYuan(amount) ?? ZERO)}</dd>
        </div>
      ))}
      <div>
        <dt>运费说明</dt>
        <dd>{cart.freight.text}</dd>
      </div>
      {cart.presale && (
        <div>
          <dt>尾款</dt>
          <dd>{displayYuan(fromYuan(cart.presale.balance) ?? ZERO)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{cart.presale ? '应付定金' : '应付'}</dt>
        <dd>
          <Price amount={cart.presale?.deposit ?? cart.amounts.payable} size="md" />
        </dd>
      </div>
    </dl>
    {cart.expectedPoints > 0 && (
      <p className={styles.note}>预计得 {groupDigits(cart.expectedPoints)} 积分。</p>
    )}
  </Dialog>
);
