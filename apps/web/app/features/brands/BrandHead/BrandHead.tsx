import { ButtonLink } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import { FollowBrand } from '../../favourites/index.ts';
import { storyPath } from '../brand/brand-path.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import { pigmentBackground } from '../brand/pigment-background.ts';
import styles from './BrandHead.module.css';

const IMAGE_COUNT = 3;

/** Header of a brand page: its names and the beginning of its story, photographs of its best sellers beside each other. */
export function BrandHead({ brand, followers }: { brand: FullBrand; followers: number | null }) {
  const { brandId, brandNameEN, brandNameCN, slogan, origin, facts } = brand;
  return (
    <header className={styles.stage} style={pigmentBackground(facts.pigment)}>
      <div className={styles.text}>
        <h1>
          <span>{brandNameEN}</span>
          <em>{brandNameCN}</em>
        </h1>
        <p>
          {firstSentences(facts.story) || slogan}
          <br />
          {facts.since === undefined ? origin : `${facts.since} 年，始于${origin}`}
        </p>
        <div className={styles.actions}>
          <FollowBrand brandId={brandId} kind="ink" followers={followers}>
            {facts.story.length > 0 && (
              <ButtonLink kind="line" href={storyPath(brandId)}>
                读品牌故事
              </ButtonLink>
            )}
          </FollowBrand>
        </div>
      </div>
      <div className={styles.images} aria-hidden="true">
        {facts.showpieces.slice(0, IMAGE_COUNT).map(({ productId, skuImagePath }) => (
          <span key={productId}>
            <ProductImage path={skuImagePath} alt="" sizes="28vw" isEager />
          </span>
        ))}
      </div>
    </header>
  );
}

/** As many sentences as fit into two lines. */
const MAX_LENGTH = 60;

function firstSentences([paragraph = '']: readonly string[]): string {
  let text = '';
  for (const sentence of paragraph.match(/[^。！？]+[。！？]/g) ?? [])
    if ((text + sentence).length <= MAX_LENGTH) text += sentence;
    else break;
  return text;
}
