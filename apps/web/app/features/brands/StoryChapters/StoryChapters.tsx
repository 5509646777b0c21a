import { ProductImage, productPath } from '../../catalogue/index.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import styles from './StoryChapters.module.css';

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** The paragraphs of a story on alternating sides, each with one of the brand's products while there are some. */
export function StoryChapters({ brand }: { brand: FullBrand }) {
  // The hero already shows the first product.
  const [, ...products] = brand.facts.showpieces;
  return (
    <div className={styles.chapters}>
      {brand.facts.story.map((paragraph, index) => {
        const product = products[index];
        return (
          <section key={paragraph} aria-label={`第${NUMERALS[index] ?? index + 1}章`}>
            <i aria-hidden="true">{NUMERALS[index] ?? index + 1}</i>
            <p>{paragraph}</p>
            {product && (
              <a href={productPath(product)}>
                <span className={styles.image}>
                  <ProductImage path={product.skuImagePath} alt="" sizes="(max-width: 767.98px) 62vw, 26vw" />
                </span>
                <small>{product.productName}</small>
              </a>
            )}
          </section>
        );
      })}
    </div>
  );
}
