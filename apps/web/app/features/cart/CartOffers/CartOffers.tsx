import { Button, Checkbox, Price } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import type { CartState } from '../use-cart.ts';
import styles from './CartOffers.module.css';

/** The extras of a cart: automatic gifts, gifts to choose from, and add-on purchases at a reduced price. */
export function CartOffers({ state }: { state: CartState }) {
  const { gifts, optionalGifts, extraBuy } = state.cart;
  return (
    <>
      {gifts.length > 0 && (
        <section className={styles.box} aria-label="赠品">
          <h3>赠品</h3>
          <ul className={styles.items}>
            {gifts.map((gift) => (
              <li key={gift.giftId}>
                <span>
                  <ProductImage path={gift.skuImagePath} alt="" sizes="60px" isFaded={!gift.hasInventory} />
                </span>
                <p>
                  {gift.productName} ×{gift.quantity}
                  {!gift.hasInventory && <small>已赠完，不影响商品发货</small>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {optionalGifts.map((offer) => {
        const chosen = offer.gifts.filter((gift) => gift.chosen).map((gift) => gift.giftId);
        return (
          <section key={offer.promotionId} className={styles.box} aria-label={offer.title}>
            <h3>
              {offer.title}
              <small>
                {offer.reached
                  ? `可选 ${offer.choose} 件，已选 ${chosen.length} 件`
                  : offer.gapPieces
                    ? `再买 ${offer.gapPieces} 件可选`
                    : `再买 ¥${offer.gap} 可选`}
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
                      state.isBusy ||
                      !offer.reached ||
                      !gift.hasInventory ||
                      (!gift.chosen && chosen.length >= offer.choose)
                    }
                    onChange={(event) =>
                      state.chooseGifts(
                        offer.promotionId,
                        event.target.checked
                          ? [...chosen, gift.giftId]
                          : chosen.filter((giftId) => giftId !== gift.giftId),
                      )
                    }
                  >
                    {gift.productName}
                    {!gift.hasInventory && '（已选完）'}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {extraBuy.map((activity) => {
        const chosen = activity.skus.filter((sku) => sku.chosen).map((sku) => sku.skuId);
        return (
          <section key={activity.activityId} className={styles.box} aria-label={activity.title}>
            <h3>
              {activity.title}
              <small>
                {activity.reached
                  ? `最多换购 ${activity.limit} 件`
                  : activity.gapPieces
                    ? `再买 ${activity.gapPieces} 件可换购`
                    : `再买 ¥${activity.gap} 可换购`}
              </small>
            </h3>
            <ul className={styles.items}>
              {activity.skus.map((sku) => (
                <li key={sku.skuId}>
                  <span>
                    <ProductImage path={sku.skuImagePath} alt="" sizes="60px" isFaded={!sku.hasInventory} />
                  </span>
                  <p>
                    {sku.productName}
                    <span className={styles.price}>
                      <Price amount={sku.offerPrice} market={sku.marketPrice} size="sm" />
                    </span>
                  </p>
                  <Button
                    size="sm"
                    disabled={
                      !activity.reached ||
                      !sku.hasInventory ||
                      state.isBusy ||
                      (!sku.chosen && chosen.length >= activity.limit)
                    }
                    onClick={() =>
                      state.buyExtra(
                        activity.activityId,
                        sku.chosen ? chosen.filter((id) => id !== sku.skuId) : [...chosen, sku.skuId],
                      )
                    }
                  >
                    {sku.chosen ? '取消换购' : '换购'}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
