import { hotPath } from '@huarong/core/search';
import { groupDigits } from '@huarong/core/shared';
import { CardGrid, SectionHead } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import type { ShorterSearch } from '../search-data.ts';
import styles from './NothingFound.module.css';

/** Products of the longest part of the keyword that finds any. */
export const ShorterResults = ({ shorter: { keyword, total, productList } }: { shorter: ShorterSearch }) => (
  <section className={styles.shorter}>
    <SectionHead
      title={`只搜「${keyword}」`}
      sub={`${groupDigits(total)} 件`}
      size="md"
      more={{ label: '全部查看', href: hotPath(keyword) }}
    />
    <CardGrid sample>
      {productList.map((product) => (
        <ProductTile key={product.productId} product={product} />
      ))}
    </CardGrid>
  </section>
);
