import type { CartLine as Line } from '@huarong/contract/cart';
import { Checkbox } from '@huarong/ui';
import { lineKey } from '../../../catalogue/index.ts';
import { PromotionBar } from '../../promotions/CartOffers/PromotionBar.tsx';
import type { CartState } from '../../use-cart.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import styles from './LineGroup.module.css';

interface LineGroupProps {
  title: string;
  note?: string | undefined;
  lines: readonly Line[];
  state: CartState;
}

/** Lines that are checked out together, under the promotions they share. */
export function LineGroup({ title, note, lines, state }: LineGroupProps) {
  const checked = lines.filter((line) => line.checked).length;
  const promotions = state.cart.promotions.filter((promotion) =>
    lines.some((line) => promotion.skuIds.includes(line.skuId)),
  );
  return (
    <section className={styles.group} aria-label={title}>
      <h2>
        <Checkbox
          checked={checked === lines.length}
          indeterminate={checked > 0 && checked < lines.length}
          aria-disabled={state.isBusy}
          onChange={(event) => state.check(lines, event.target.checked)}
        >
          {title}
        </Checkbox>
        {note && <small>{note}</small>}
      </h2>
      {promotions.map((promotion) => (
        <PromotionBar key={promotion.promotionId} promotion={promotion} />
      ))}
      <ul>
        {lines.map((line) => (
          <CartLine key={lineKey(line)} line={line} state={state} />
        ))}
      </ul>
    </section>
  );
}
