import type { ProductCard } from '@huarong/contract/catalogue';
import { CardGrid, SectionHead } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { ProductTile } from '../../catalogue/index.ts';
import styles from './RecentViews.module.css';

const PRODUCT_COUNT = 4;

/** Products viewed last in this browser, from its cookie; the cached page does not contain them. */
export default function RecentViews() {
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    const productIds = browserPlatform().recentViews.list().slice(0, PRODUCT_COUNT);
    if (productIds.length === 0) return;
    void browserApi({ quiet: true })
      .catalogue.recommend({ scene: 'history', productIds, pageSize: PRODUCT_COUNT })
      .then((reply) => setProducts(reply.ok ? reply.value.list : []));
  }, []);
  if (products.length === 0) return null;
  const ids = products.map(({ productId }) => productId);
  return (
    <section className={styles.views} aria-label="最近看过">
      <SectionHead
        title="最近看过"
        size="md"
        more={ids.length > 1 ? { label: '放在一起对比', href: `/compare?ids=${ids.join(',')}` } : undefined}
      />
      <CardGrid columns={4}>
        {products.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </section>
  );
}
