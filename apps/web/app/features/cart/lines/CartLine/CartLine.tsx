import type { CartLine as Line } from '@huarong/contract/cart';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Checkbox, Price, QuantityStepper } from '@huarong/ui';
import { useState } from 'react';
import { useTerms } from '../../../../platform/terms/terms.ts';
import { BundleParts, linePath, ProductImage, ProductImageLink } from '../../../catalogue/index.ts';
import type { CartState } from '../../use-cart.ts';
import { ChangeSkuDialog } from '../ChangeSkuDialog/ChangeSkuDialog.tsx';
import styles from './CartLine.module.css';
import { LineActions } from './LineActions.tsx';
import { LineName } from './LineName.tsx';
import { LinePrice } from './LinePrice.tsx';

/** One line of the cart with its controls: tick, quantity, sku, promotion, removal. */
export function CartLine({ line, state }: { line: Line; state: CartState }) {
  const [isSwitching, setSwitching] = useState(false);
  const path = linePath(line);
  const name = `${line.brandNameCN} ${line.productName}`;
  return (
    <li className={styles.line} data-swipe data-presale={line.presale ? '' : undefined}>
      <Checkbox
        aria-label={`选择 ${name} ${line.skuName}`}
        checked={line.checked}
        aria-disabled={state.isBusy}
        onChange={(event) => state.check([line], event.target.checked)}
      />
      <ProductImageLink href={path} className={styles.image}>
        <ProductImage path={line.skuImagePath} alt="" sizes="92px" />
      </ProductImageLink>
      <LineName line={line} path={path} state={state} />
      <LineSku line={line} onSwitch={() => setSwitching(true)} />
      <LinePrice line={line} />
      <LineQuantity line={line} label={`${name}的数量`} state={state} />
      <LineSubtotal line={line} />
      <LineActions line={line} name={name} state={state} />
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

/** The parts of a bundle are fixed; any other sku can be changed in place. */
const LineSku = ({ line, onSwitch }: { line: Line; onSwitch: () => void }) => (
  <div className={styles.sku}>
    {line.parts ? (
      <BundleParts line={line} />
    ) : (
      <button type="button" onClick={onSwitch} aria-label={`更换规格，当前 ${line.skuName}`}>
        {line.skuName}
      </button>
    )}
    {line.presale && (
      <small>
        定金 {amountText(line.presale.deposit)}，尾款 {amountText(line.presale.balance)}
      </small>
    )}
  </div>
);

function LineQuantity({ line, label, state }: { line: Line; label: string; state: CartState }) {
  const { unitsPerSku } = useTerms();
  return (
    <div className={styles.quantity}>
      <QuantityStepper
        label={label}
        value={line.quantity}
        max={Math.max(1, Math.min(unitsPerSku, line.inventory, line.purchaseLimit ?? unitsPerSku))}
        disabled={state.isBusy}
        onChange={(quantity) => state.setQuantity(line, quantity)}
      />
      {line.purchaseLimit && <small className={styles.limit}>限购 {line.purchaseLimit} 件</small>}
    </div>
  );
}

/** Of a presale the deposit, which is paid first. */
function LineSubtotal({ line }: { line: Line }) {
  const paid = fromYuan(line.paid ?? '');
  return (
    <div className={styles.subtotal}>
      <p>
        {line.presale && <small>定金 </small>}
        <Price amount={line.presale?.deposit ?? line.subtotal} />
      </p>
      {paid !== null && line.checked && line.paid !== line.subtotal && (
        <small>
          优惠后{line.presale && '共'} {displayYuan(paid)}
        </small>
      )}
    </div>
  );
}

const amountText = (amount: string) => displayYuan(fromYuan(amount) ?? ZERO);
