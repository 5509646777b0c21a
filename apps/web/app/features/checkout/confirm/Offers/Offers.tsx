import { ExtraBuy, OptionalGifts } from '../../../cart/index.ts';
import type { CheckoutState } from '../../use-checkout.ts';
import styles from './Offers.module.css';

/** Gifts to choose and add-on purchases that the order has earned. What is still missing is named beside the amounts. */
export function Offers({ state }: { state: CheckoutState }) {
  const optionalGifts = state.quote.optionalGifts.filter(({ reached }) => reached);
  const activities = state.quote.extraBuy.filter(({ reached }) => reached);
  if (optionalGifts.length + activities.length === 0) return null;

  // A quote takes the whole choice, so that the other promotions keep theirs.
  const chooseGifts = (promotionId: string, giftIds: string[]) =>
    state.choose({
      giftIds: optionalGifts.flatMap((offer) =>
        offer.promotionId === promotionId
          ? giftIds
          : offer.gifts.filter(({ chosen }) => chosen).map(({ giftId }) => giftId),
      ),
    });
  const chooseExtraBuys = (activityId: string, skuIds: string[]) =>
    state.choose({
      extraBuys: activities.flatMap((activity) =>
        (activity.activityId === activityId
          ? skuIds
          : activity.skus.filter(({ chosen }) => chosen).map(({ skuId }) => skuId)
        ).map((skuId) => ({ activityId: activity.activityId, skuId })),
      ),
    });
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <h2 id="offers">赠品与换购</h2>
      {optionalGifts.map((offer) => (
        <OptionalGifts
          key={offer.promotionId}
          offer={offer}
          isBusy={state.isBusy}
          onChoose={(giftIds) => chooseGifts(offer.promotionId, giftIds)}
        />
      ))}
      {activities.map((activity) => (
        <ExtraBuy
          key={activity.activityId}
          activity={activity}
          isBusy={state.isBusy}
          onChoose={(skuIds) => chooseExtraBuys(activity.activityId, skuIds)}
        />
      ))}
    </section>
  );
}
