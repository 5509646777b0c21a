import type { Gift } from '@huarong/contract/catalogue';
import { ProductImage } from '../../../catalogue/index.ts';
import { Strip } from '../Strip/Strip.tsx';
import { StripItem } from '../Strip/StripItem.tsx';

/** What the chosen units earn; renders nothing when there is none. */
export const GiftStrip = ({ gifts }: { gifts: readonly Gift[] }) =>
  gifts.length === 0 ? null : (
    <Strip id="gifts" title="随单赠品" note="满额自动加入，数量以下单时为准">
      {gifts.map((gift) => (
        <StripItem
          key={gift.giftId}
          picture={<ProductImage path={gift.skuImagePath} alt="" sizes="56px" isFaded={!gift.hasInventory} />}
          title={`${gift.productName} × ${gift.quantity}`}
          note={gift.hasInventory ? (gift.note ?? '满额即赠') : '已赠完'}
        />
      ))}
    </Strip>
  );
