import { isNarrow } from '@huarong/ui';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import type { FilterSheet as Sheet } from '../FilterSheet/FilterSheet.tsx';

const FilterSheet = lazyOptional(async () => (await import('../FilterSheet/FilterSheet.tsx')).FilterSheet);

/** The filters of phones and tablets, fetched when they are opened; #filter opens them with the page. */
export function useFilterSheet(props: Omit<ComponentProps<typeof Sheet>, 'isOpen' | 'onClose'>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#filter' && isNarrow()) setState('open');
  }, [hash]);
  const sheet = state !== 'never' && (
    <Suspense>
      <FilterSheet {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
  return { sheet, open: () => setState('open') };
}
