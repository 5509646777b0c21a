import { hotPath } from '@huarong/core/search';
import { CardGrid, ChipLink, ChipRow, SectionHead } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import type { OtherOptionsData as Ways } from '../search-data.ts';
import styles from './OtherOptions.module.css';

interface OtherOptionsProps extends Ways {
  /** Products of a shorter search are shown instead of the popular ones. */
  hidesProducts?: boolean;
}

/** Shown without results: popular products, popular keywords and categories. */
export const OtherOptions = ({ popular, hotWords, categories, hidesProducts = false }: OtherOptionsProps) => (
  <>
    {popular.length > 0 && !hidesProducts && (
      <section className={styles.popular}>
        <SectionHead title="大家在买" size="md" more={{ label: '查看全部', href: '/category/hot_rec/' }} />
        <CardGrid sample>
          {popular.map((product) => (
            <ProductTile key={product.productId} product={product} />
          ))}
        </CardGrid>
      </section>
    )}
    <div className={styles.text}>
      {hotWords.length > 0 && (
        <section aria-labelledby="hot-words">
          <h2 id="hot-words">大家在搜</h2>
          <ol className={styles.hot}>
            {hotWords.map(({ keyWord, mark }, index) => (
              <li key={keyWord}>
                <b aria-hidden="true">{index + 1}</b>
                <a href={hotPath(keyWord)}>{keyWord}</a>
                {mark && <em>{mark}</em>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="categories">
          <h2 id="categories">从品类找</h2>
          <ChipRow>
            {categories.flatMap(({ categoryId, name, link, children }) =>
              [{ categoryId, name, link }, ...children.slice(0, 2)].map((category) => (
                <ChipLink key={category.categoryId} href={category.link}>
                  {category.name}
                </ChipLink>
              )),
            )}
          </ChipRow>
        </section>
      )}
    </div>
  </>
);
