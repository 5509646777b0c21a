import { ProductImage } from '../../catalogue/index.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import { pigmentBackground } from '../brand/pigment-background.ts';
import styles from './StoryHero.module.css';

/** Hero of a story: the slogan set vertically, the best-selling product at the left edge. */
export function StoryHero({ brand }: { brand: FullBrand }) {
  const { brandNameEN, brandNameCN, slogan, origin, facts } = brand;
  const [lead] = facts.showpieces;
  return (
    <header className={styles.stage} style={pigmentBackground(facts.pigment)}>
      {lead && (
        <span className={styles.image}>
          <ProductImage
            path={lead.skuImagePath}
            alt={lead.productName}
            sizes="(max-width: 767.98px) 75vw, 45vw"
            isEager
          />
        </span>
      )}
      <p className={styles.line}>{slogan}</p>
      <div className={styles.text}>
        <p className={styles.kicker}>品牌故事</p>
        <h1>
          <span>{brandNameEN}</span>
          <em>{brandNameCN}</em>
        </h1>
        <p>{facts.since === undefined ? origin : `${facts.since} 年，始于${origin}`}</p>
      </div>
    </header>
  );
}
