import type { ProductCard } from '@huarong/contract/catalogue';
import { SectionHead } from '@huarong/ui';
import { ProductImage, productPath, ShopperPrice } from '../../catalogue/index.ts';
import styles from './BrandBestSellers.module.css';

/** The best-selling products of the brand, the first one shown large. */
export function BrandBestSellers({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.best}>
      <SectionHead title="本店热卖" sub="按在花容的成交件数" more={{ label: '看花容榜', href: '/rank/' }} />
      <ol>
        {products.map((product, index) => (
          <li key={product.productId}>
            <a href={productPath(product)}>
              <span className={styles.image}>
                <ProductImage
                  path={product.skuImagePath}
                  alt=""
                  sizes={
                    index === 0 ? '(max-width: 767.98px) 58vw, 30vw' : '(max-width: 767.98px) 37vw, 20vw'
                  }
                />
                <i>{index + 1}</i>
              </span>
              <span className={styles.name}>
                {product.nickname && <q>{product.nickname}</q>}
                {product.productName}
              </span>
              <ShopperPrice product={product} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
