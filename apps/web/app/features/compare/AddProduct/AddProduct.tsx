import type { ProductCard, ProductDetail } from '@huarong/contract/catalogue';
import { ButtonLink, CardGrid, SectionHead, Select } from '@huarong/ui';
import { useState } from 'react';
import { ProductTile } from '../../catalogue/index.ts';
import { MAX_COMPARED } from '../compare-ids.ts';
import styles from './AddProduct.module.css';
import { ProductSearch } from './ProductSearch.tsx';

interface AddProductProps {
  products: readonly ProductDetail[];
  suggested: readonly ProductCard[];
  /** The comparison with these products. */
  hrefOf: (ids: readonly string[]) => string;
}

/** Adds a product by search or from similar ones. With four in the comparison it takes the place of one of them. */
export function AddProduct({ products, suggested, hrefOf }: AddProductProps) {
  const ids = products.map(({ productId }) => productId);
  const isFull = ids.length >= MAX_COMPARED;
  const [chosen, setChosen] = useState('');
  const replaced = ids.includes(chosen) ? chosen : (ids.at(-1) ?? '');
  const hrefWith = (productId: string) =>
    hrefOf(isFull ? ids.map((id) => (id === replaced ? productId : id)) : [...ids, productId]);
  const action = isFull ? '换上这款' : '加入对比';
  return (
    <section className={styles.section} id="add" aria-label={titleOf(ids.length)}>
      <SectionHead title={titleOf(ids.length)} size="md" />
      <div className={styles.find}>
        <ProductSearch known={ids} hrefWith={hrefWith} action={action} />
        {isFull && (
          <Select
            label="换掉哪一款"
            value={replaced}
            options={products.map(({ productId, productName }) => ({ value: productId, label: productName }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </div>
      {suggested.length > 0 && (
        <div className={styles.rail}>
          <CardGrid columns={4}>
            {suggested.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
          {/* Below the cards in the same columns, because a card has no slot for it. */}
          <div className={styles.adding}>
            {suggested.map(({ productId, productName }) => (
              <ButtonLink
                key={productId}
                href={hrefWith(productId)}
                size="sm"
                aria-label={isFull ? `换上${productName}` : `把${productName}加入对比`}
                data-stay
              >
                {action}
              </ButtonLink>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

const titleOf = (count: number): string =>
  count === 0 ? '从这些开始' : count < MAX_COMPARED ? '再加一款' : '换一款';
