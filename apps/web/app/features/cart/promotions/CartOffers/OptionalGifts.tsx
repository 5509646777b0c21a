import type { Cart } from '@huarong/contract/cart';
import { Checkbox } from '@huarong/ui';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './CartOffers.module.css';

interface OptionalGiftsProps {
  offer: Cart['optionalGifts'][number];
  isBusy: boolean;
  onChoose: (giftIds: string[]) => unknown;
}

/** A promotion with a number of gifts to choose. */
export function OptionalGifts({ offer, isBusy, onChoose }: OptionalGiftsProps) {
  const chosen = offer.gifts.filter((gift) => gift.chosen).map((gift) => gift.giftId);
  const toggle = (giftId: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, giftId] : chosen.filter((id) => id !== giftId));
  return (
    <section className={styles.box} aria-label={offer.title}>
      <h3>
        {offer.title}
        <small>
          {offer.reached ? `可选 ${offer.choose} 件，已选 ${chosen.length} 件` : `${offer.hint}可选`}
        </small>
      </h3>
      <ul className={styles.items}>
        {offer.gifts.map((gift) => (
          <li key={gift.giftId}>
            <span>
              <ProductImage path={gift.skuImagePath} alt="" sizes="60px" isFaded={!gift.hasInventory} />
            </span>
            <Checkbox
              checked={gift.chosen}
              disabled={
                isBusy ||
                !offer.reached ||
                !gift.hasInventory ||
                (!gift.chosen && chosen.length >= offer.choose)
              }
              onChange={(event) => toggle(gift.giftId, event.target.checked)}
            >
              {gift.productName}
              {!gift.hasInventory && '（已选完）'}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
