import type { ProductDetail, Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { isPhone } from '@huarong/ui';
import type { Ref } from 'react';
import { BuyBar } from '../BuyBar/BuyBar.tsx';
import { ChoiceRow } from '../ChoiceRow/ChoiceRow.tsx';
import { chooseShade, listShades, listSizes } from '../choose-sku.ts';
import { Delivery } from '../Delivery/Delivery.tsx';
import type { DeliveryPlace } from '../Delivery/delivery-place.ts';
import { OfferBlock } from '../OfferBlock/OfferBlock.tsx';
import presaleStyles from '../Presale/Presale.module.css';
import { PresaleOffer } from '../Presale/PresaleOffer.tsx';
import { Promises } from '../Promises/Promises.tsx';
import { Quantity } from '../Quantity/Quantity.tsx';
import { FinderLink } from '../ShadeFinder/FinderLink.tsx';
import { ShadeGrid } from '../ShadeGrid/ShadeGrid.tsx';
import { SizeGrid } from '../SizeGrid/SizeGrid.tsx';
import { SkuSheet } from '../SkuSheet/SkuSheet.tsx';
import type { SkuSheetState } from '../SkuSheet/use-sku-sheet.ts';
import { arrivalText } from '../SoldOut/arrival-text.ts';
import { SoldOut } from '../SoldOut/SoldOut.tsx';
import type { BuyActions } from '../use-buy-actions.ts';
import type { LiveSku } from '../use-live-sku.ts';

interface BuyPanelProps {
  product: ProductDetail;
  sku: Sku;
  offer: SkuPromotion | null;
  /** Of one unit; null while there is none lower than the price. */
  finalPrice: string | null;
  live: LiveSku | null;
  actions: BuyActions;
  sheet: SkuSheetState;
  quantity: number;
  place: DeliveryPlace | null;
  onPlace: (place: DeliveryPlace) => void;
  onQuantity: (quantity: number) => void;
  onSku: (skuId: string) => void;
  /** Loads price and stock again. */
  onRefresh: () => void;
  /** The row of buttons: the sticky bar appears when it has left the window. */
  buttons: Ref<HTMLDivElement>;
}

/** Price, options and buttons of a product on sale, in the order of the drawing; everything else stands below. */
export function BuyPanel(props: BuyPanelProps) {
  const { product, sku, offer, live, actions, sheet, quantity, onQuantity, onSku, onRefresh } = props;
  const shades = listShades(product.skus);
  const shade = shades.find(({ name }) => name === sku.colour?.name);
  const onShade = (name: string) => onSku(chooseShade(product.skus, sku, name).skuId);
  const isSoldOut = actions.state === 'sold-out';
  const hasOther = shades.some(({ hasInventory }) => hasInventory);
  const { presale } = offer ?? {};
  const isLoading = live === null;
  return (
    <>
      {presale ? (
        <PresaleOffer
          presale={presale}
          bookingStatus={(live?.stock ?? sku).bookingStatus}
          isLoading={isLoading}
          onEnd={onRefresh}
        />
      ) : (
        <OfferBlock sku={sku} offer={offer} isLoading={isLoading} quantity={quantity} onClaimed={onRefresh} />
      )}
      <ChoiceRow
        sku={sku}
        shades={shades}
        sizeCount={listSizes(product.skus).length}
        soldOutText={isSoldOut ? arrivalText(live?.stock?.expectedOn) : undefined}
        onOpen={sheet.open}
      />
      <SkuSheet
        sheet={sheet}
        sku={sku}
        unitPrice={offer?.offerPrice ?? sku.offerPrice}
        finalPrice={props.finalPrice}
        buttons={
          <BuyBar
            ref={props.buttons}
            sku={sku}
            actions={actions}
            bundleId={product.bundleId}
            onOtherShade={hasOther ? () => focusShades(sheet) : undefined}
            depositText={presale && displayYuan(fromYuan(presale.deposit) ?? ZERO)}
          />
        }
      >
        {shades.length > 0 && (
          <ShadeGrid
            shades={shades}
            chosen={sku.colour?.name ?? ''}
            onChoose={onShade}
            action={<FinderLink shades={shades} onShade={onShade} />}
          />
        )}
        <SizeGrid
          skus={product.skus}
          sku={sku}
          isSmall={shades.length > 0 || presale !== undefined}
          onSku={onSku}
        />
        {isSoldOut ? (
          <SoldOut
            skuName={sku.skuName}
            shades={shades}
            shade={shade}
            onShade={onShade}
            expectedOn={live?.stock?.expectedOn}
          />
        ) : (
          <Quantity sku={sku} stock={live?.stock ?? null} quantity={quantity} onQuantity={onQuantity} />
        )}
      </SkuSheet>
      {presale && (
        <p className={presaleStyles.note}>逾期未付尾款，定金不退；商品或发货有问题，定金原路退回。</p>
      )}
      <Delivery place={props.place} onPlace={props.onPlace} text={live?.stock?.deliveryText ?? ''} />
      <Promises returnException={product.returnException} />
    </>
  );
}

/** To the shades, which on a phone are in the sheet. */
function focusShades(sheet: SkuSheetState) {
  if (isPhone()) sheet.open();
  else document.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
}
