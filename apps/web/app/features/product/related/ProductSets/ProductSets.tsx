import type { ProductSet } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { Button, Price } from '@huarong/ui';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { addAllToCart } from '../../../add-to-cart/index.ts';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import styles from './ProductSets.module.css';

/** Sets with this product at a lower price; renders nothing when there are none. */
export function ProductSets({ productId, onCartChanged }: { productId: string; onCartChanged: () => void }) {
  const { query } = useApiQuery(productId, () =>
    browserApi({ quiet: true }).catalogue.goodsSets({ productId }),
  );
  return (
    query.value?.list.map((set) => (
      <ProductSetRow key={set.setId} set={set} onCartChanged={onCartChanged} />
    )) ?? null
  );
}

function ProductSetRow({ set, onCartChanged }: { set: ProductSet; onCartChanged: () => void }) {
  const [isAdding, add] = useAction(async () => {
    await addAllToCart(set.items.map(({ skuId }) => skuId));
    onCartChanged();
  });
  return (
    <section className={styles.set} aria-label={`搭配买更省：${set.title}`}>
      <h2>搭配买更省</h2>
      <ul>
        {set.items.map((item) => (
          <li key={item.skuId}>
            <a href={skuPath(item)}>
              <span className={styles.image}>
                <ProductImage path={item.skuImagePath} alt="" sizes="190px" />
              </span>
              <span className={styles.name}>
                {item.brandNameCN} {item.productName} {item.skuName}
              </span>
            </a>
            <Price amount={item.price} size="sm" />
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <p>{set.items.length} 件搭配价</p>
        <Price amount={set.setPrice} size="lg" />
        <p>
          比单买省 <b>{displayYuan(fromYuan(set.saved)!)}</b>
        </p>
        <Button kind="ink" loading={isAdding} onClick={add}>
          一并加入购物车
        </Button>
      </div>
    </section>
  );
}
