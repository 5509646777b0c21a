import type { Cart } from '@huarong/contract/cart';
import { Checkbox } from '@huarong/ui';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './CartOffers.module.css';
import { OfferBox } from './OfferBox.tsx';

interface OptionalGiftsProps {
  offer: Cart['optionalGifts'][number];
  isBusy: boolean;
  onChoose: (giftIds: string[]) => unknown;
}

/** A promotion with a number of gifts to choose. */
export function OptionalGifts({ offer, isBusy, onChoose }: OptionalGiftsProps) {
  const { title, hint, choose, reached, gifts } = offer;
  const ownGifts = gifts.filter((gift) => gift.chosen);
  const missing = `${hint}可选`;
  const names = ownGifts.map((gift) => gift.productName).join('、');
  return (
    <OfferBox
      title={title}
      note={reached ? `可选 ${choose} 件，已选 ${ownGifts.length} 件` : missing}
      mark="可选赠品"
      summary={reached ? (names ? `已选 ${names}` : `可选 ${choose} 件`) : missing}
      chosen={ownGifts.map((gift) => gift.giftId)}
      limit={choose}
      onChoose={onChoose}
    >
      {({ chosen, toggle }) => (
        <ul className={styles.items}>
          {gifts.map((gift) => {
            const isChosen = chosen.includes(gift.giftId);
            return (
              <li key={gift.giftId}>
                <span>
                  <ProductImage path={gift.skuImagePath} alt="" sizes="72px" isFaded={!gift.hasInventory} />
                </span>
                <Checkbox
                  checked={isChosen}
                  disabled={
                    isBusy || !reached || !gift.hasInventory || (!isChosen && chosen.length >= choose)
                  }
                  onChange={() => toggle(gift.giftId)}
                >
                  {gift.productName}
                  {!gift.hasInventory && '（已选完）'}
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
    </OfferBox>
  );
}
