import type { CartLine as Line } from '@huarong/contract/cart';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { Checkbox, MarketPrice, Price, QuantityStepper, Select, showToast, Tag } from '@huarong/ui';
import { useState } from 'react';
import { useSession } from '../../../platform/session/use-session.ts';
import {
  BundleParts,
  dearerMarketPrice,
  linePath,
  ProductImage,
  ProductImageLink,
} from '../../catalogue/index.ts';
import { ChangeSkuDialog } from '../ChangeSkuDialog/ChangeSkuDialog.tsx';
import type { CartState } from '../use-cart.ts';
import styles from './CartLine.module.css';
import { PriceChange } from './PriceChange.tsx';

const MAX_QUANTITY = 99;

/** One line of the cart with its controls: tick, quantity, sku, promotion, removal. */
export function CartLine({ line, state }: { line: Line; state: CartState }) {
  const [isSwitching, setSwitching] = useState(false);
  const { isSignedIn } = useSession();
  const path = linePath(line);
  const name = `${line.brandNameCN} ${line.productName}`;
  const maxQuantity = Math.max(1, Math.min(MAX_QUANTITY, line.inventory, line.purchaseLimit ?? MAX_QUANTITY));
  const paid = fromYuan(line.paid ?? '');

  return (
    <li className={styles.line}>
      <Checkbox
        aria-label={`选择 ${name} ${line.skuName}`}
        checked={line.checked}
        disabled={state.isBusy}
        onChange={(event) => state.check([line], event.target.checked)}
      />
      <ProductImageLink href={path} className={styles.image}>
        <ProductImage path={line.skuImagePath} alt="" sizes="92px" />
      </ProductImageLink>
      <div className={styles.name}>
        <p className={styles.brand}>
          {line.brandNameEN} {line.brandNameCN}
        </p>
        <a href={path}>{line.productName}</a>
        <p className={styles.tags}>
          {line.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
        {line.promotionChoices && (
          <Select
            size="sm"
            label="参加的优惠"
            labelHidden
            value={line.promotionChoices.find((choice) => choice.chosen)?.promotionId ?? ''}
            options={line.promotionChoices.map((choice) => ({
              value: choice.promotionId,
              label: choice.text,
            }))}
            onChange={(event) => state.choosePromotion(line, event.target.value)}
          />
        )}
      </div>
      <div className={styles.sku}>
        {line.parts ? (
          <BundleParts line={line} />
        ) : (
          <button
            type="button"
            onClick={() => setSwitching(true)}
            aria-label={`更换规格，当前 ${line.skuName}`}
          >
            {line.skuName}
          </button>
        )}
        {line.presale && (
          <small>
            定金 ¥{line.presale.deposit}，尾款 ¥{line.presale.balance}
          </small>
        )}
      </div>
      <div className={styles.price}>
        <Price amount={line.offerPrice} size="base" tone="ink" />
        {dearerMarketPrice(line) && <MarketPrice amount={line.marketPrice} />}
        {line.priceLabel && <small>{line.priceLabel}</small>}
        <PriceChange line={line} />
      </div>
      <div>
        <QuantityStepper
          label={`${name}的数量`}
          value={line.quantity}
          max={maxQuantity}
          disabled={state.isBusy}
          onChange={(quantity) => state.setQuantity(line, quantity)}
        />
        {line.purchaseLimit && <small className={styles.limit}>限购 {line.purchaseLimit} 件</small>}
      </div>
      <div className={styles.subtotal}>
        <Price amount={line.subtotal} />
        {paid !== null && line.checked && line.paid !== line.subtotal && (
          <small>优惠后 {displayYuan(paid)}</small>
        )}
      </div>
      <div className={styles.actions}>
        {/* A favourite stores a sku, not the chosen parts of a bundle. */}
        {isSignedIn && !line.parts && (
          <button
            type="button"
            onClick={async () => {
              if (await state.saveForLater([line.skuId])) showToast('已移入收藏');
            }}
          >
            移入收藏
          </button>
        )}
        <button type="button" onClick={() => state.remove([line])} aria-label={`删除 ${name}`}>
          删除
        </button>
      </div>
      <ChangeSkuDialog
        line={line}
        open={isSwitching}
        onClose={() => setSwitching(false)}
        onChoose={async (skuId) => {
          setSwitching(false);
          if (skuId !== line.skuId) await state.changeSku(line.skuId, skuId);
        }}
      />
    </li>
  );
}
