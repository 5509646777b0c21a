import { ButtonLink } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { ProductImage, productPath } from '../../../catalogue/index.ts';
import styles from './BrandCard.module.css';

/** Who made it: origin, year, first sentence of the story and what the brand sells best; loaded when near. */
export function BrandCard({ brandId, productId }: { brandId: string; productId: string }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const { query } = useApiQuery(isNear ? brandId : null, () =>
    browserApi({ quiet: true }).catalogue.queryAllBrands({ brandId }),
  );
  const brand = query.value?.groups[0]?.brandList[0];
  const { since, story = [], showpieces = [] } = brand?.facts ?? {};
  const others = showpieces.filter((product) => product.productId !== productId).slice(0, 3);
  return (
    <div ref={ref}>
      {brand && (
        <section className={styles.card} aria-labelledby="brand-card">
          <div>
            <h2 id="brand-card">
              <span>{brand.brandNameEN}</span> <b>{brand.brandNameCN}</b>
            </h2>
            <p className={styles.facts}>
              {[
                brand.origin,
                since !== undefined && `${since} 年创立`,
                `在售 ${brand.productCount} 款`,
                ...brand.tags,
              ]
                .filter(Boolean)
                .join('　')}
            </p>
            <p className={styles.story}>{story[0] ?? brand.slogan}</p>
            <ButtonLink kind="line" size="sm" href={brand.link}>
              进入品牌
            </ButtonLink>
          </div>
          <ul>
            {others.map((product) => (
              <li key={product.productId}>
                <a href={productPath(product)}>
                  <span>
                    <ProductImage path={product.skuImagePath} alt="" sizes="160px" />
                  </span>
                  {product.productName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
