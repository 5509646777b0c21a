import type { Sku } from '@huarong/contract/catalogue';
import { IconButton, Price } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import styles from './SheetHead.module.css';

export interface SheetHeadProps {
  sku: Sku;
  unitPrice: string;
  /** Of one unit; null while there is none lower than the price. */
  finalPrice: string | null;
}

/** Image, price and what is chosen, above the choices; the sheet is dragged down by it. */
export const SheetHead = ({
  sku,
  unitPrice,
  finalPrice,
  onClose,
}: SheetHeadProps & { onClose: () => void }) => (
  <header className={styles.head} data-grip>
    <span className={styles.image}>
      <ProductImage path={sku.skuImagePath} alt="" sizes="84px" />
    </span>
    <div>
      <p className={styles.label}>{finalPrice ? '到手价' : '售价'}</p>
      <p>
        <Price amount={finalPrice ?? unitPrice} size="lg" />
        {finalPrice && <small>售价 ¥{unitPrice}</small>}
      </p>
      <p className={styles.chosen}>
        已选 {[sku.colour?.name ?? sku.skuName, sku.colour && sku.size].filter(Boolean).join('，')}
      </p>
    </div>
    <IconButton className={styles.close} icon="close" label="关闭" frame="plain" onClick={onClose} />
  </header>
);
