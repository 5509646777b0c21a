import { Countdown } from '@huarong/ui';
import { useShopNow } from '../../../platform/clock/use-shop-now.ts';
import { dearerMarketPrice, ProductImage, productPath, ShopperPrice } from '../../catalogue/index.ts';
import type { Block } from '../campaign-data.ts';
import styles from './CountdownFloor.module.css';

interface CountdownFloorProps {
  block: Block<'countdown'>;
  id: string;
}

/** An event that starts at a set time: a countdown beside the products, the first one larger. */
export function CountdownFloor({
  block: { title, text, startsAt, endsAt, productList },
  id,
}: CountdownFloorProps) {
  return (
    <section className={styles.floor} id={id}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text.join('')}</p>
        <CountdownLine startsAt={startsAt} endsAt={endsAt} />
      </div>
      <ul className={styles.products}>
        {productList.map((product) => (
          <li key={product.productId}>
            <a href={productPath(product)}>
              <span className={styles.image}>
                <ProductImage path={product.skuImagePath} alt="" sizes="26vw" />
              </span>
              <h3>
                {product.brandNameCN} {product.productName}
              </h3>
              <ShopperPrice product={product} market={dearerMarketPrice(product)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counts down to the start and, once it runs, to the end. */
function CountdownLine({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const now = useShopNow();
  const hasBegun = now !== null && Date.parse(now) >= Date.parse(startsAt);
  return (
    <p className={styles.clock}>
      {now && (
        <>
          {hasBegun ? '距结束' : '距开始'}
          <Countdown endsAt={hasBegun ? endsAt : startsAt} serverNow={now} variant="boxed" />
        </>
      )}
    </p>
  );
}
