import type { Returnable } from '@huarong/contract/returns';
import { Checkbox, QuantityStepper } from '@huarong/ui';
import { BundleParts, ProductImage } from '../../../catalogue/index.ts';
import styles from './LineSelection.module.css';

interface LineSelectionProps {
  lines: readonly Returnable[];
  /** Line id → units, of the chosen lines. */
  chosen: ReadonlyMap<string, number>;
  /** 0 removes the line. */
  onChange: (lineId: string, quantity: number) => void;
}

/** Chooses the lines to return and how many units of each. */
export const LineSelection = ({ lines, chosen, onChange }: LineSelectionProps) => (
  <fieldset className={styles.lines}>
    <legend>商品与数量</legend>
    <ul>
      {lines.map((line) => {
        const quantity = chosen.get(line.returnSkuId) ?? 0;
        return (
          <li key={line.returnSkuId}>
            <Checkbox
              checked={quantity > 0}
              onChange={() => onChange(line.returnSkuId, quantity > 0 ? 0 : 1)}
              aria-label={`退 ${line.productName} ${line.skuName}`}
            />
            <span className={styles.image}>
              <ProductImage path={line.skuImagePath} alt="" sizes="56px" />
            </span>
            <p>
              {line.productName}
              <small>
                {line.skuName}　可退 {line.quantity} 件{line.exception && `　${line.exception}`}
                {line.parts && '　整套一起退'}
              </small>
              <BundleParts line={line} />
            </p>
            {quantity > 0 && (
              <QuantityStepper
                value={quantity}
                max={line.quantity}
                label={`${line.productName} 退货数量`}
                onChange={(units) => onChange(line.returnSkuId, units)}
              />
            )}
          </li>
        );
      })}
    </ul>
  </fieldset>
);
