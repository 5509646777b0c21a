import type { ProductDetail } from '@huarong/contract/catalogue';
import { brandPath } from '@huarong/core/search';
import { Icon, Stars } from '@huarong/ui';
import { displayCount } from '../../../catalogue/index.ts';
import { CompareLink } from '../../../compare/index.ts';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import styles from './ProductHead.module.css';

/** Brand, name, rating and rank. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const { rating, rank } = product;
  const brandNames = (
    <>
      <span>{product.brandNameEN}</span> {product.brandNameCN}
    </>
  );
  return (
    <header className={styles.head}>
      <div className={styles.brand}>
        <p>{product.hasBrandPage === false ? brandNames : <a href={brandPath(product)}>{brandNames}</a>}</p>
        <p className={styles.tools}>
          {!product.isDelisted && <CompareLink productId={product.productId} />}
          <ShareButton title={`${product.brandNameCN} ${product.productName}`} />
        </p>
      </div>
      <h1>{product.productName}</h1>
      <p className={styles.figures}>
        {rating.commentCount > 0 ? (
          <>
            <span>
              <Stars score={rating.average} /> {rating.average.toFixed(1)}
            </span>
            <a href="#comments">{displayCount(rating.commentCount)} 条评价</a>
          </>
        ) : (
          <a href="#comments">还没有评价</a>
        )}
        <a href="#questions">
          问大家{product.questionCount > 0 && ` ${displayCount(product.questionCount)}`}
        </a>
        {rank && (
          <a href={rank.link} className={styles.rank}>
            <Icon name="medal" size={14} />
            {rank.title}第 {rank.position} 名
          </a>
        )}
      </p>
    </header>
  );
}
