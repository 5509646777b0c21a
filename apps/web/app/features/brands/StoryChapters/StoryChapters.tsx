import { ProductImage, productPath } from '../../catalogue/index.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import styles from './StoryChapters.module.css';

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** The paragraphs of a story, stepping from side to side, each beside one of the brand's pieces while there are some. */
export function StoryChapters({ brand }: { brand: FullBrand }) {
  // The first piece already stands in the opening.
  const [, ...pieces] = brand.facts.showpieces;
  return (
    <div className={styles.chapters}>
      {brand.facts.story.map((paragraph, at) => {
        const piece = pieces[at];
        return (
          <section key={paragraph} aria-label={`第${NUMERALS[at] ?? at + 1}章`}>
            <i aria-hidden="true">{NUMERALS[at] ?? at + 1}</i>
            <p>{paragraph}</p>
            {piece && (
              <a href={productPath(piece)}>
                <span className={styles.shot}>
                  <ProductImage path={piece.skuImagePath} alt="" sizes="26vw" />
                </span>
                <small>{piece.productName}</small>
              </a>
            )}
          </section>
        );
      })}
    </div>
  );
}
