import type { SkuPromotion } from '@huarong/contract/catalogue';
import { Icon, Price } from '@huarong/ui';
import styles from './OfferBlock.module.css';
import { priceSteps } from './price-parts.ts';

interface FinalPriceProps {
  amount: string;
  arithmetic: SkuPromotion['arithmetic'];
  /** Opens the sheet of a phone with the steps one below the other. */
  onOpen: () => void;
}

/** `到手价 ¥260.00 = 售价 320.00 − 彩妆满减 30.00`: every step from the list price, on one line. */
export const FinalPrice = ({ amount, arithmetic, onOpen }: FinalPriceProps) => (
  <div className={styles.final}>
    <b>到手价</b>
    <Price amount={amount} />
    <ul aria-label="到手价怎么算">
      {priceSteps(arithmetic).map(({ name, label, amount: step }) => (
        <li key={label} title={label}>
          {name} {step}
        </li>
      ))}
    </ul>
    <button type="button" className={styles.all} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="right" size={14} label="到手价明细" />
    </button>
  </div>
);
