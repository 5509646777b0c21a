import type { ProductCard } from '@huarong/contract/catalogue';
import { Flag, FlagImage, Icon } from '@huarong/ui';
import {
  cardPath,
  dearerMarketPrice,
  displayCount,
  ProductImage,
  ShopperPrice,
} from '../../catalogue/index.ts';
import styles from './FeatureTile.module.css';

/** A tile two columns wide, once per page: a large image and the name set vertically. */
export function FeatureTile({ product }: { product: ProductCard }) {
  const { brandNameEN, brandNameCN, productName, nickname, subtitle, badge, commentCount } = product;
  return (
    <article className={styles.feature}>
      <a href={cardPath(product)} className={styles.image} tabIndex={-1}>
        <ProductImage
          path={product.skuImagePath}
          alt={`${brandNameCN} ${productName}`}
          sizes="(max-width: 767.98px) 65vw, (max-width: 1199.98px) 44vw, 28vw"
        />
        {product.activityLabelImageUrl ? (
          <FlagImage src={product.activityLabelImageUrl} alt={badge ?? ''} />
        ) : (
          badge && <Flag>{badge}</Flag>
        )}
      </a>
      <div className={styles.text}>
        <p className={styles.brand}>
          <span>{brandNameEN}</span>
          {brandNameCN}
        </p>
        <h3 className={styles.name}>
          <a href={cardPath(product)}>{nickname ? <q>{nickname}</q> : productName}</a>
        </h3>
        <div className={styles.facts}>
          <p>{nickname || product.size ? [productName, product.size].filter(Boolean).join(' ') : subtitle}</p>
          {commentCount > 0 && (
            <p className={styles.meta}>
              <span>{displayCount(commentCount)} 条评价</span>
              <span>好评 {product.praiseRate}%</span>
            </p>
          )}
          <p className={styles.price}>
            <ShopperPrice product={product} market={dearerMarketPrice(product)} />
          </p>
          <span className={styles.go} aria-hidden="true">
            去看看
            <Icon name="arrow" size={14} />
          </span>
        </div>
      </div>
    </article>
  );
}
