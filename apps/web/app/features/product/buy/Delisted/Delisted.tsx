import type { ProductDetail } from '@huarong/contract/catalogue';
import { ButtonLink, Notice } from '@huarong/ui';
import styles from './Delisted.module.css';

/** Replaces price and buttons of a delisted product; its texts and comments stay visible. */
export function Delisted({ product }: { product: ProductDetail }) {
  const category = product.breadcrumb.at(-1);
  return (
    <div className={styles.delisted}>
      <Notice tone="info" title="商品已下架">
        这件商品不再出售。介绍、问答和评价仍可查看；已购买的订单不受影响。
      </Notice>
      {category && (
        <ButtonLink kind="ink" size="lg" href={category.link}>
          看看同类{category.name}
        </ButtonLink>
      )}
    </div>
  );
}
