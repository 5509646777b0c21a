import type { RankingKind } from '@huarong/contract/catalogue';
import { getFirst, getLast, STORE } from '@huarong/core/shared';
import { buttonClass } from '@huarong/ui';
import {
  AddToCartButton,
  ProductImage,
  ProductImageLink,
  productPath,
  ShopperPrice,
} from '../../catalogue/index.ts';
import { Movement } from '../Movement/Movement.tsx';
import type { RankedProduct } from '../rank-data.ts';
import { rankFigure } from '../rank-figure.ts';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import styles from './RankRows.module.css';

/** Places four to ten; the rest is collapsed. */
const ROWS_SHOWN = 7;

const { soldDays, repurchaseDays, favouredDays, trendWeeks } = STORE.rankings;
const FIGURE_HEADINGS: Record<RankingKind, string> = {
  sales: `近 ${soldDays} 天`,
  new: `近 ${soldDays} 天`,
  repurchase: `${repurchaseDays} 天内`,
  praise: '好评率',
  favourite: `近 ${favouredDays} 天`,
};

interface RankRowsProps {
  places: readonly RankedProduct[];
  kind: RankingKind;
}

export function RankRows({ places, kind }: RankRowsProps) {
  if (places.length === 0) return null;
  const [shown, folded] = [places.slice(0, ROWS_SHOWN), places.slice(ROWS_SHOWN)];
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>名次</span>
        <span>较上周</span>
        <span>商品</span>
        <span>{FIGURE_HEADINGS[kind]}</span>
        <span>{trendWeeks} 周走势</span>
        <span>价格</span>
      </div>
      <Rows places={shown} kind={kind} />
      {folded.length > 0 && (
        <details className={styles.rest}>
          <summary className={buttonClass({ kind: 'soft' })}>
            展开第 {getFirst(folded).position}–{getLast(folded).position} 名
          </summary>
          <Rows places={folded} kind={kind} />
        </details>
      )}
    </>
  );
}

const Rows = ({ places, kind }: RankRowsProps) => (
  <ol className={styles.rows} start={places[0]?.position}>
    {places.map((place) => (
      <Row key={place.product.productId} place={place} kind={kind} />
    ))}
  </ol>
);

function Row({ place, kind }: { place: RankedProduct; kind: RankingKind }) {
  const { product, position, change, note, weeks } = place;
  const { number, unit, secondary } = rankFigure(place, kind);
  const href = productPath(product);
  return (
    <li>
      <i>{position}</i>
      <Movement change={change} />
      <ProductImageLink href={href} className={styles.image}>
        <ProductImage path={product.skuImagePath} alt="" sizes="72px" />
      </ProductImageLink>
      <div className={styles.name}>
        <p>
          <span>{product.brandNameEN}</span> {product.brandNameCN}
        </p>
        <h3>
          <a href={href}>
            {product.nickname && <q>{product.nickname}</q>}
            {product.productName}
          </a>
        </h3>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.figure}>
        <b>{number}</b>
        <span>{unit}</span>
        <small>{secondary}</small>
      </div>
      <Sparkline weeks={weeks} />
      <ShopperPrice product={product} />
      <AddToCartButton product={product} kind="soft" size="sm" />
    </li>
  );
}
