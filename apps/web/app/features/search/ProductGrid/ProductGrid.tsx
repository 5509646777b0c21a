import type { ProductCard } from '@huarong/contract/catalogue';
import { CardGrid, VisuallyHidden } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import { FeatureTile } from '../FeatureTile/FeatureTile.tsx';
import { featuredIndex } from './featured-index.ts';

const FIRST_ROW = 4;

interface ProductGridProps {
  products: readonly ProductCard[];
  /** Products of further pages, which phones append. */
  appended?: readonly ProductCard[] | undefined;
}

/** Four columns; one product is shown two columns wide at its own position. */
export function ProductGrid({ products, appended = [] }: ProductGridProps) {
  const featured = featuredIndex(products);
  return (
    <>
      <VisuallyHidden>
        <h2>商品</h2>
      </VisuallyHidden>
      <CardGrid columns={4} lift>
        {products.map((product, index) =>
          index === featured ? (
            <FeatureTile key={product.productId} product={product} />
          ) : (
            <ProductTile key={product.productId} product={product} isEager={index < FIRST_ROW} />
          ),
        )}
        {appended.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </>
  );
}
