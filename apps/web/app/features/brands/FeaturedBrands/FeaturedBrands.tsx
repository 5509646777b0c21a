import type { BrandWall, WallBrand } from '@huarong/contract/catalogue';
import { VisuallyHidden } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import styles from './FeaturedBrands.module.css';

interface FeaturedBrandsProps {
  featured: BrandWall['featured'];
  brands: ReadonlyMap<string, WallBrand>;
}

/** The best-selling brand of each category; the first one is wider. */
export function FeaturedBrands({ featured, brands }: FeaturedBrandsProps) {
  if (featured.length === 0) return null;
  return (
    <section>
      <VisuallyHidden>
        <h2>各品类销量靠前的品牌</h2>
      </VisuallyHidden>
      <ul className={styles.row}>
        {featured.map(({ brandId, showpiece, promotion }) => {
          const brand = brands.get(brandId);
          return (
            brand && (
              <li key={brandId}>
                <a href={brand.link} className={styles.brand}>
                  <span className={styles.image}>
                    <ProductImage
                      path={showpiece.skuImagePath}
                      alt={`${brand.brandNameCN} ${showpiece.productName}`}
                      sizes="(max-width: 767.98px) 164px, (max-width: 1199.98px) 220px, 28vw"
                      isEager
                    />
                    <i>
                      {brand.tags[0] ?? `${brand.productCount} 件在售`}
                      {promotion && <strong>{promotion}</strong>}
                    </i>
                  </span>
                  <b>{brand.brandNameEN}</b>
                  <em>{brand.brandNameCN}</em>
                  <small>{brand.slogan}</small>
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
