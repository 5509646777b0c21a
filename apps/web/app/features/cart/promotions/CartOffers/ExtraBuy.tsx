import type { Cart } from '@huarong/contract/cart';
import { Button, Price } from '@huarong/ui';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './CartOffers.module.css';
import { OfferBox } from './OfferBox.tsx';

interface ExtraBuyProps {
  activity: Cart['extraBuy'][number];
  isBusy: boolean;
  onChoose: (skuIds: string[]) => unknown;
}

/** 换购: skus that can be added at a reduced price once the cart reaches a threshold. */
export function ExtraBuy({ activity, isBusy, onChoose }: ExtraBuyProps) {
  const { title, hint, limit, reached, skus } = activity;
  const chosen = skus.filter((sku) => sku.chosen).map((sku) => sku.skuId);
  const missing = `${hint}可换购`;
  return (
    <OfferBox
      title={title}
      note={reached ? `最多换购 ${limit} 件` : missing}
      mark="加价购"
      summary={reached ? summaryOf(chosen.length, limit) : missing}
      chosen={chosen}
      limit={limit}
      onChoose={onChoose}
    >
      {({ chosen, toggle }) => (
        <ul className={styles.items}>
          {skus.map((sku) => {
            const isChosen = chosen.includes(sku.skuId);
            return (
              <li key={sku.skuId}>
                <span>
                  <ProductImage path={sku.skuImagePath} alt="" sizes="72px" isFaded={!sku.hasInventory} />
                </span>
                <p>
                  {sku.productName}
                  <span className={styles.price}>
                    <Price amount={sku.offerPrice} market={sku.marketPrice} size="sm" />
                  </span>
                </p>
                <Button
                  size="sm"
                  disabled={!reached || !sku.hasInventory || isBusy || (!isChosen && chosen.length >= limit)}
                  onClick={() => toggle(sku.skuId)}
                >
                  {isChosen ? '取消换购' : '换购'}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </OfferBox>
  );
}

const summaryOf = (count: number, limit: number) =>
  count === 0
    ? `可换购 ${limit} 件`
    : `已换购 ${count} 件${count < limit ? `，还可换 ${limit - count} 件` : ''}`;
