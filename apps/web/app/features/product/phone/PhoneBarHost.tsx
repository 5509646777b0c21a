import type { ProductDetail } from '@huarong/contract/catalogue';
import { isPhone } from '@huarong/ui';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';

const PhoneBar = lazyOptional(async () => (await import('./PhoneParts.tsx')).PhoneBar);

interface PhoneBarHostProps {
  product: ProductDetail;
  gallery: RefObject<HTMLElement | null>;
}

/** Fetches what only phones have after hydration, and only there. */
export function PhoneBarHost(props: PhoneBarHostProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => setNeeded(isPhone()), []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <PhoneBar {...props} />
      </Suspense>
    )
  );
}
