import type { RankingKind } from '@huarong/contract/catalogue';
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
import styles from './TopThree.module.css';

interface TopThreeProps {
  places: readonly RankedProduct[];
  kind: RankingKind;
}

/** The first place large, the next two beside it. */
export const TopThree = ({ places, kind }: TopThreeProps) => (
  <ol className={styles.top}>
    {places.map((place, index) => (
      <Place key={place.product.productId} place={place} kind={kind} isFirst={index === 0} />
    ))}
  </ol>
);

interface PlaceProps {
  place: RankedProduct;
  kind: RankingKind;
  isFirst: boolean;
}

function Place({ place, kind, isFirst }: PlaceProps) {
  const { product, position, change, note } = place;
  const { number, unit, secondary } = rankFigure(place, kind);
  const href = productPath(product);
  return (
    <li>
      <ProductImageLink href={href} className={styles.image}>
        {/* The portrait image is shown uncropped; a blurred copy fills the wide frame behind it. */}
        {isFirst && <ProductImage path={product.skuImagePath} alt="" sizes="20vw" isEager />}
        <ProductImage
          path={product.skuImagePath}
          alt=""
          sizes={isFirst ? '(max-width: 767.98px) 75vw, 40vw' : '(max-width: 767.98px) 36vw, 14vw'}
          isEager
        />
        <i>{position}</i>
      </ProductImageLink>
      <div className={styles.text}>
        <p className={styles.brand}>
          <span>{product.brandNameEN}</span> {product.brandNameCN}
        </p>
        <h3>
          <a href={href}>
            {product.nickname && <q>{product.nickname}</q>}
            {product.productName}
          </a>
        </h3>
        <p className={styles.note}>{note}</p>
        <p className={styles.figure}>
          <b>{number}</b> {unit} · {secondary}
          <Movement change={change} />
        </p>
        <p className={styles.price}>
          <ShopperPrice product={product} size={isFirst ? 'md' : 'base'} />
          <AddToCartButton product={product} kind={isFirst ? 'ink' : 'soft'} size="sm" />
        </p>
      </div>
    </li>
  );
}
