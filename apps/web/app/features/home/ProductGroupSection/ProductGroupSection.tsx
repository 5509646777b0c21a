import { CardGrid, SectionHead } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import type { ProductGroup } from '../home-data.ts';
import styles from './ProductGroupSection.module.css';

/** A product group of the home page: at most two rows of five. */
export function ProductGroupSection({ group }: { group: ProductGroup }) {
  if (group.productList.length === 0) return null;
  return (
    <section data-later className={styles.grid} aria-label={group.groupName}>
      <SectionHead title={group.groupName} more={{ label: '查看全部', href: group.link }} />
      <CardGrid columns={5} sample>
        {group.productList.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </section>
  );
}
