import type { CartState } from '../../use-cart.ts';
import { ExtraBuy } from './ExtraBuy.tsx';
import { Gifts } from './Gifts.tsx';
import { OptionalGifts } from './OptionalGifts.tsx';

/** The extras of a cart: automatic gifts, gifts to choose from, and add-on purchases at a reduced price. */
export function CartOffers({ state }: { state: CartState }) {
  const { gifts, optionalGifts, extraBuy } = state.cart;
  return (
    <>
      {gifts.length > 0 && <Gifts gifts={gifts} />}
      {optionalGifts.map((offer) => (
        <OptionalGifts
          key={offer.promotionId}
          offer={offer}
          isBusy={state.isBusy}
          onChoose={(giftIds) => state.chooseGifts(offer.promotionId, giftIds)}
        />
      ))}
      {extraBuy.map((activity) => (
        <ExtraBuy
          key={activity.activityId}
          activity={activity}
          isBusy={state.isBusy}
          onChoose={(skuIds) => state.buyExtra(activity.activityId, skuIds)}
        />
      ))}
    </>
  );
}
