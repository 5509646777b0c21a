import type { CartLine } from '@huarong/contract/cart';
import { Select, Tag } from '@huarong/ui';
import type { CartState } from '../../use-cart.ts';
import styles from './CartLine.module.css';

interface LineNameProps {
  line: CartLine;
  path: string;
  state: CartState;
}

/** Brand, name and tags, and the promotion to take part in where there is a choice. */
export const LineName = ({ line, path, state }: LineNameProps) => (
  <div className={styles.name}>
    <p className={styles.brand}>
      {line.brandNameEN} {line.brandNameCN}
    </p>
    <a href={path}>{line.productName}</a>
    <p className={styles.tags}>
      {line.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </p>
    {line.promotionChoices && (
      <Select
        size="sm"
        label="参加的优惠"
        labelHidden
        value={line.promotionChoices.find((choice) => choice.chosen)?.promotionId ?? ''}
        options={line.promotionChoices.map((choice) => ({
          value: choice.promotionId,
          label: choice.text,
        }))}
        onChange={(event) => state.choosePromotion(line, event.target.value)}
      />
    )}
  </div>
);
