import { Icon } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import { storyPath } from '../brand/brand-path.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import { pigmentBackground } from '../brand/pigment-background.ts';
import styles from './StoryTeaser.module.css';

/** The first paragraph of the story with a link to the rest. */
export function StoryTeaser({ brand }: { brand: FullBrand }) {
  const { story, showpieces, pigment } = brand.facts;
  const [beginning] = story;
  const [lead] = showpieces;
  if (beginning === undefined) return null;
  return (
    <section className={styles.story} style={pigmentBackground(pigment)} aria-labelledby="story-title">
      {lead && (
        <span className={styles.image}>
          <ProductImage
            path={lead.skuImagePath}
            alt={lead.productName}
            sizes="(max-width: 767.98px) 100vw, 36vw"
          />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.kicker}>{brand.brandNameEN}</p>
        <h2 id="story-title">{brand.slogan}</h2>
        <p>{beginning}</p>
        <a href={storyPath(brand.brandId)}>
          查看完整品牌故事
          <Icon name="arrow" size={16} />
        </a>
      </div>
    </section>
  );
}
