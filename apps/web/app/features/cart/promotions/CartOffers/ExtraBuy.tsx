import type { Cart } from '@huarong/contract/cart';
import { Button, Price } from '@huarong/ui';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './CartOffers.module.css';

interface ExtraBuyProps {
  activity: Cart['extraBuy'][number];
  isBusy: boolean;
  onChoose: (skuIds: string[]) => unknown;
}

/** 换购: skus that can be added at a reduced price once the cart reaches a threshold. */
export function ExtraBuy({ activity, isBusy, onChoose }: ExtraBuyProps) {
  const chosen = activity.skus.filter((sku) => sku.chosen).map((sku) => sku.skuId);
  const toggle = (skuId: string, wasChosen: boolean) =>
    onChoose(wasChosen ? chosen.filter((id) => id !== skuId) : [...chosen, skuId]);
  return (
    <section className={styles.box} aria-label={activity.title}>
      <h3>
        {activity.title}
        <small>{activity.reached ? `最多换购 ${activity.limit} 件` : `${activity.hint}可换购`}</small>
      </h3>
      <ul className={styles.items}>
        {activity.skus.map((sku) => (
          <li key={sku.skuId}>
            <span>
              <ProductImage path={sku.skuImagePath} alt="" sizes="60px" isFaded={!sku.hasInventory} />
            </span>
            <p>
              {sku.productName}
              <span className={styles.price}>
                <Price amount={sku.offerPrice} market={sku.marketPrice} size="sm" />
              </span>
            </p>
            <Button
              size="sm"
              disabled={
                !activity.reached ||
                !sku.hasInventory ||
                isBusy ||
                (!sku.chosen && chosen.length >= activity.limit)
              }
              onClick={() => toggle(sku.skuId, sku.chosen)}
            >
              {sku.chosen ? '取消换购' : '换购'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
