import { ButtonLink } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import { FollowBrand } from '../../favourites/index.ts';
import { storyPath } from '../brand/brand-address.ts';
import { groundOf } from '../brand/ground.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import styles from './BrandHead.module.css';

const SHOTS = 3;

/** The stage of a brand: its names on its pigment, its best sold goods coming in from the right edge. */
export function BrandHead({ brand }: { brand: FullBrand }) {
  const { brandId, brandNameEN, brandNameCN, slogan, origin, facts } = brand;
  return (
    <header className={styles.stage} style={groundOf(facts.pigment)}>
      <div className={styles.words}>
        <h1>
          <span>{brandNameEN}</span>
          <em>{brandNameCN}</em>
        </h1>
        <p>
          {slogan}
          <br />
          {facts.since === undefined ? origin : `${facts.since} 年，始于${origin}`}
        </p>
        <div className={styles.ways}>
          {facts.story.length > 0 && (
            <ButtonLink kind="ink" href={storyPath(brandId)}>
              读品牌故事
            </ButtonLink>
          )}
          <FollowBrand brandId={brandId} />
        </div>
      </div>
      <div className={styles.shots} aria-hidden="true">
        {facts.showpieces.slice(0, SHOTS).map(({ productId, skuImagePath }) => (
          <span key={productId}>
            <ProductImage path={skuImagePath} alt="" sizes="28vw" isEager />
          </span>
        ))}
      </div>
    </header>
  );
}
