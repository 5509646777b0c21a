import type { CartLine } from '@huarong/contract/cart';
import { applicablePromotions } from '../../promotions/index.ts';
import type { Line, LoadedCart } from '../display/line.ts';
import { lineInput } from '../display/line-input.ts';

type Choice = NonNullable<CartLine['promotionChoices']>[number];

/** The full-amount promotions a line can join; `current` is the one it is in. */
export const promotionChoices = (line: Line, cart: LoadedCart, current: string | null): Choice[] =>
  applicablePromotions(lineInput(line), cart.offers, cart)
    .filter(({ kind }) => kind === 'fullAmount')
    .map(({ promotionId, mark, title }) => ({
      promotionId,
      mark,
      text: title,
      chosen: promotionId === (line.row.promotion_id ?? current),
    }));
