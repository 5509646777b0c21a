import type { ProductDetail } from '@huarong/contract/catalogue';
import { Icon, Stars } from '@huarong/ui';
import { displayCount } from '../../../catalogue/index.ts';
import { CompareLink } from '../../../compare/index.ts';
import styles from './ProductHead.module.css';

/** Brand, name, rank, rating and links. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const { rating, rank } = product;
  const brandNames = (
    <>
      <span>{product.brandNameEN}</span> {product.brandNameCN}
    </>
  );
  return (
    <header className={styles.head}>
      <p className={styles.brand}>
        {product.hasBrandPage === false ? brandNames : <a href={brandPath(product)}>{brandNames}</a>}
      </p>
      <h1>{product.productName}</h1>
      <p className={styles.english}>
        {product.productNameEN}
        {product.nickname && <span>昵称「{product.nickname}」</span>}
      </p>
      {product.subtitle && <p className={styles.line}>{product.subtitle}</p>}
      <p className={styles.figures}>
        {rank && (
          <a href={rank.link} className={styles.rank}>
            <Icon name="medal" size={16} />
            {rank.title} 第 {rank.position} 名
            <Icon name="right" size={10} />
          </a>
        )}
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
        {!product.isDelisted && <CompareLink productId={product.productId} />}
      </p>
    </header>
  );
}

/** `/brand/{brandNameEN without spaces}-{brandId}/`; the brand page redirects other spellings. */
const brandPath = ({ brandNameEN, brandId }: Pick<ProductDetail, 'brandNameEN' | 'brandId'>) =>
  `/brand/${encodeURIComponent(brandNameEN.replaceAll(' ', ''))}-${brandId}/`;
