import { displayYuan, fromYuan } from '@huarong/core/shared';
import styles from './OfferBlock.module.css';

/** `售价 ¥320.00　品牌券 −¥50.00`: every step from the list price to the final price. */
export const PriceBreakdown = ({ lines }: { lines: readonly { label: string; amount: string }[] }) => (
  <ul className={styles.arithmetic} aria-label="到手价怎么算">
    {lines.map(({ label, amount }) => {
      const value = fromYuan(amount);
      return (
        <li key={label}>
          {label} <span>{value === null ? amount : displayYuan(value)}</span>
        </li>
      );
    })}
  </ul>
);
