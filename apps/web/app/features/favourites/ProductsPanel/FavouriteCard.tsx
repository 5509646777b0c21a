import type { Favourite } from '@huarong/contract/favourites';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { Button, ButtonLink, Checkbox, showToast } from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { addToCart } from '../../add-to-cart/index.ts';
import { productPath } from '../../catalogue/index.ts';
import { SavedProductCard } from '../SavedProductCard/SavedProductCard.tsx';

interface FavouriteCardProps {
  favourite: Favourite;
  isTicked: boolean;
  onTick: () => void;
  onRemove: () => void;
}
const FLAGS = { onSale: undefined, soldOut: '缺货', gone: '已下架' } as const;

/** A saved sku: how its price changed, and the action that fits its stock. */
export function FavouriteCard({ favourite, isTicked, onTick, onRemove }: FavouriteCardProps) {
  const { skuId, skuName, status, savedAt } = favourite;
  return (
    <SavedProductCard
      product={favourite}
      skuId={skuId}
      skuName={skuName}
      tick={
        <Checkbox
          checked={isTicked}
          onChange={onTick}
          aria-label={`选择 ${favourite.productName} ${skuName}`}
        />
      }
      flag={FLAGS[status]}
      note={statusNote(favourite)}
      dateText={`${savedAt.slice(5, 10)} 收藏`}
      actions={
        <>
          {status === 'onSale' && (
            <Button size="sm" kind="line" onClick={() => addToCart({ skuId, quantity: 1 })}>
              加入购物车
            </Button>
          )}
          {status === 'soldOut' && (
            <>
              <Button size="sm" onClick={() => saveReminder(skuId)}>
                到货通知
              </Button>
              <ButtonLink size="sm" href={productPath(favourite)}>
                换规格
              </ButtonLink>
            </>
          )}
          {status === 'gone' && (
            <Button size="sm" onClick={onRemove}>
              移除
            </Button>
          )}
        </>
      }
    />
  );
}

function statusNote({ status, cheaperBy, dearerBy }: Favourite) {
  if (status === 'gone') return '不再销售';
  if (cheaperBy) return <em>比收藏时低 {displayYuan(fromYuan(cheaperBy)!)}</em>;
  if (status === 'soldOut') return '到货后可以通知你';
  return dearerBy ? `比收藏时高 ${displayYuan(fromYuan(dearerBy)!)}` : '价格未变';
}

/** A member is notified by message, so no contact is needed. */
async function saveReminder(skuId: string) {
  const reply = await browserApi().reminders.saveArrivalReminderUserData({ skuId });
  if (reply.ok) showToast('到货后会通知你');
}
