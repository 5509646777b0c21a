import { showToast } from '@huarong/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { compareHref, MAX_COMPARED } from '../compare-ids.ts';
import { addToCompareList, readCompareList, saveCompareList } from '../compare-list.ts';

/** Adds a product to the collected ones and opens the comparison. Without script it compares this product alone. */
export function CompareLink({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const collect = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const collected = readCompareList();
    const ids = addToCompareList(collected, productId) ?? collected;
    if (!ids.includes(productId)) showToast(`最多对比 ${MAX_COMPARED} 件，先去掉一件再加`, 'info');
    saveCompareList(ids);
    void navigate(compareHref({ ids, isOnlyDifferent: false }));
  };
  return (
    <a href={compareHref({ ids: [productId], isOnlyDifferent: false })} onClick={collect}>
      对比
    </a>
  );
}
