import { Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import type { RelatedProductsProps } from './RelatedProducts.tsx';

const RelatedProducts = lazyOptional(async () => (await import('./RelatedProducts.tsx')).RelatedProducts);

/** Fetched after hydration: all of it stands below the first screen, and nearly all of it needs a call of its own. */
export function LateProducts(props: RelatedProductsProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    isHydrated && (
      <Suspense fallback={null}>
        <RelatedProducts {...props} />
      </Suspense>
    )
  );
}
